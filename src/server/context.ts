import type { Logger } from 'pino';
import type { Actor } from '#domain/actor.ts';
import type { RequestLimitName } from '#domain/rate-limit/rate-limits.ts';
import type { Accounts } from '#server/auth/accounts.ts';
import type { Signer } from '#server/auth/signer.ts';
import type { Operator } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { Sources } from '#server/ports/external-jobs/sources.ts';
import type { FilesPort } from '#server/ports/files/files.ts';
import type { IdentityPort } from '#server/ports/identity/identity.ts';
import type { Mailbox } from '#server/ports/mail/mailbox.ts';
import type { ModelPort } from '#server/ports/model/model.ts';
import type { PdfRenderer } from '#server/ports/pdf-renderer/pdf-renderer.ts';
import type { ResumeReader } from '#server/ports/resume-reader/resume-reader.ts';
import type { Tasks } from '#server/ports/tasks/tasks.ts';
import type { Texts } from '#server/texts/texts.ts';
import type { Cache } from './cache.ts';

/** What a verb works with. `now` is one fixed value for the whole request or task. */
export type Ctx = {
  readonly actor: Actor;
  readonly now: Date;
  readonly requestId: string;
  readonly db: Db;
  readonly tasks: Tasks;
  readonly files: FilesPort;
  /** Where mails are kept when no mail server is set; null when they are sent. */
  readonly mailbox: Mailbox | null;
  /** The request came from this very machine, under a local name, through no proxy. */
  readonly isLocal: boolean;
  readonly texts: Texts;
  readonly kept: Cache;
  /** In a transaction: names of what is kept that it makes out of date. */
  readonly changed?: Set<string>;
  /** Judges the passwords of accounts, and makes what is stored of them. */
  readonly passwords: Pick<Accounts, 'isCommonPassword' | 'hashPassword'>;
  /** Signs what a mailed link says, for links that stay valid. */
  readonly signer: Signer;
  /** Compares passwords, makes the tokens of mailed links, encrypts what only we may read, and says who a user is now. */
  readonly accounts: Pick<Accounts, 'isPassword' | 'linkToken' | 'encryption' | 'actorOf'>;
  /** Who people sign in with elsewhere; null where no keys for it are set. */
  readonly identity: IdentityPort | null;
  /** What the browser keeps between the two steps of a sign-in; only `decryptChallenge` reads it. */
  readonly challengeToken: string | null;
  /** A language model outside; null where none is set. */
  readonly model: ModelPort | null;
  /** Who tells of postings outside. */
  readonly sources: Sources;
  /** Sets resumes as PDF, pages and DOCX. */
  readonly pdfRenderer: PdfRenderer;
  /** Reads resumes that others sent, apart from this process. */
  readonly resumeReader: ResumeReader;
  /** Counts one request of this client address, or of another subject, and refuses it above the limit. */
  readonly limitRate: (name: RequestLimitName, subject?: string) => Promise<void>;
  readonly publicUrl: string;
  /** Others can reach `publicUrl`: then there is no demo, and nobody reads the mailbox. */
  readonly isPublicSite: boolean;
  readonly operator: Operator;
  readonly log: Logger;
};

/**
 * Runs `work` in one transaction: all of what it writes, tasks and live events included, or nothing. Whoever made a change sees it
 * in the next answer, before the word of it has come round.
 */
export async function inTransaction<T>(ctx: Ctx, work: (tx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.changed) return ctx.db.transaction((db) => work({ ...ctx, db }));
  const changed = new Set<string>();
  const done = await ctx.db.transaction((db) => work({ ...ctx, db, changed }));
  for (const name of changed) ctx.kept.drop(name);
  return done;
}
