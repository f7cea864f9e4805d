import type { ContractRouterClient } from '@orpc/contract';
import type { Refusal } from '#domain/refusals.ts';
import type { SiteSettings } from '#domain/setting/site-settings.ts';
import type { CompiledTexts } from '#texts/compiled-texts.ts';
import type { Translate } from '#texts/translate.ts';
import type { Me } from './account.ts';
import type { Contract } from './index.ts';

/** What a call may carry beside its input: a key that makes a repeated creating call safe. */
export type CallContext = { idempotencyKey?: string };

export type ApiClient = ContractRouterClient<Contract, CallContext>;

/** A form that was posted and refused: what was typed comes back with the reason. Passwords and files do not. */
export type RefusedForm = {
  refusal: Refusal;
  values: Record<string, string>;
  keptFile: { id: string; name: string } | null;
  retryAfterSeconds: number | null;
};

/** What a form post answers to a script. */
export type FormAnswer = { ok: true; redirectTo: string } | ({ ok: false } & RefusedForm);

/** What the server gives a page's loaders. Public pages are the same for everyone and carry no account. */
export type PageContext = {
  api: ApiClient;
  /** Who is signed in, asked once a request. */
  me: () => Promise<Me | null>;
  requestId: string;
  /** Tells the server's log why this page, or a part of it, could not be made. */
  report: (error: unknown) => void;
  nonce: string | null;
  isPublic: boolean;
  isDevelopment: boolean;
  locale: string;
  /** As the user chose it; null is the browser's own. */
  timeZone: string | null;
  /** What administrators set for the whole site, as it is now. */
  settings: SiteSettings;
  texts: (areas: readonly string[]) => CompiledTexts;
  translate: Translate;
  refusedForm: RefusedForm | null;
};
