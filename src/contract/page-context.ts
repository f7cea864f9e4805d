import type { ContractRouterClient } from '@orpc/contract';
import type { Refusal } from '#domain/refusals.ts';
import type { SiteSettings } from '#domain/setting/site-settings.ts';
import type { CompiledTexts } from '#texts/compiled-texts.ts';
import type { Translate } from '#texts/translate.ts';
import type { Me } from './account.ts';
import type { ShownBadge } from './credential.ts';
import type { Contract } from './index.ts';

/** Options of a call besides its input; the key makes a repeated create safe. */
export type CallContext = {
  idempotencyKey?: string;
  /** Is sent even if the page is closed before the response, unless its input is long. */
  outlivesPage?: boolean;
};

export type ApiClient = ContractRouterClient<Contract, CallContext>;

/**
 * A rejected form post: what the user typed, and why it was refused. Passwords and files are
 * omitted.
 */
export type RefusedForm = {
  refusal: Refusal;
  /** The problem of each field, if the form was checked as a whole. */
  problems?: Partial<Record<string, Refusal>> | undefined;
  values: Record<string, string>;
  keptFile: { id: string; name: string } | null;
  retryAfterSeconds: number | null;
};

/** The JSON answer to a form post sent by a script. */
export type FormAnswer = { ok: true; redirectTo: string } | ({ ok: false } & RefusedForm);

/**
 * What the server gives to a page's loaders. Public pages are the same for everyone and carry no
 * account.
 */
export type PageContext = {
  api: ApiClient;
  /** The signed-in account, loaded at most once per request. */
  me: () => Promise<Me | null>;
  requestId: string;
  /** Logs on the server why this page, or a part of it, could not be rendered. */
  report: (error: unknown) => void;
  nonce: string | null;
  isPublic: boolean;
  isDevelopment: boolean;
  locale: string;
  /** All languages that the interface is offered in. */
  locales: readonly string[];
  /** The user's choice; null for the browser's time zone. */
  timeZone: string | null;
  /** The browser's, from an earlier visit; null on the first one, and on pages for everyone. */
  browserZone: string | null;
  /** The locale of dates and numbers; null on pages that are the same for everyone. */
  formatLocale: string | null;
  settings: SiteSettings;
  texts: (areas: readonly string[]) => CompiledTexts;
  translate: Translate;
  refusedForm: RefusedForm | null;
  /** What the verification of a posted badge found. */
  shownBadge: ShownBadge | null;
};
