import type { Logger } from 'pino';
import type { Actor } from '#domain/actor.ts';
import type { RequestLimitName } from '#domain/rate-limit/rate-limits.ts';
import type { AuditAnchors } from '#server/audit-anchors.ts';
import type { Accounts } from '#server/auth/accounts.ts';
import type { Signer } from '#server/auth/signer.ts';
import type { BackupFolder } from '#server/backup/backup-folder.ts';
import type { Operator } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { AnswerRunner } from '#server/ports/answer-runner/answer-runner.ts';
import type { Sources } from '#server/ports/external-jobs/sources.ts';
import type { FilesPort } from '#server/ports/files/files.ts';
import type { IdentityPort } from '#server/ports/identity/identity.ts';
import type { CheckLink } from '#server/ports/links/check-link.ts';
import type { MailPort } from '#server/ports/mail/mail.ts';
import type { Mailbox } from '#server/ports/mail/mailbox.ts';
import type { Transcriber } from '#server/ports/model/create-transcriber.ts';
import type { ModelPort } from '#server/ports/model/model.ts';
import type { PaymentsPort } from '#server/ports/payments/payments.ts';
import type { PdfRenderer } from '#server/ports/pdf-renderer/pdf-renderer.ts';
import type { ResumeReader } from '#server/ports/resume-reader/resume-reader.ts';
import type { Tasks } from '#server/ports/tasks/tasks.ts';
import type { PostingView } from '#server/posting-views/posting-views.ts';
import type { Texts } from '#server/texts/texts.ts';
import type { Archive } from './backup/archive/archive-status.ts';
import type { Cache } from './cache.ts';
import type { WarningLog } from './warning-log.ts';

/** The context of every use case. `now` is fixed for the whole request or task. */
export type Ctx = {
  readonly actor: Actor;
  readonly now: Date;
  readonly requestId: string;
  readonly db: Db;
  readonly tasks: Tasks;
  readonly files: FilesPort;
  readonly backups: BackupFolder;
  /** The continuous archive of the embedded database, if one is configured. */
  readonly archive: Archive | 'off' | 'external';
  /** Removes dead rows from all tables; long, so only background jobs call it. */
  readonly optimizeTables: () => Promise<void>;
  /** What this process logged as a warning or error lately. */
  readonly listWarnings: WarningLog['list'];
  /** The state of the audit log as noted outside the database. */
  readonly auditAnchors: AuditAnchors;
  /** Only background jobs send. */
  readonly mail: Pick<MailPort, 'kind' | 'check'>;
  /** Holds the mails when no mail server is configured; null when mails are sent. */
  readonly mailbox: Mailbox | null;
  /** The request came from this machine, under a local name and through no proxy. */
  readonly isLocal: boolean;
  readonly texts: Texts;
  readonly cache: Cache;
  /** Within a transaction: names of the cache entries that it makes stale. */
  readonly changed?: Set<string>;
  /** Signs long-lived mailed links. */
  readonly signer: Signer;
  /** Passwords, the tokens of mailed links, encryption, and the current actor. */
  readonly accounts: Omit<Accounts, 'identify' | 'extendSession'>;
  /** Sign-in with an identity provider; null if no keys are configured. */
  readonly identity: IdentityPort | null;
  /** State of the browser between the two steps of a sign-in; only `challenges.ts` reads it. */
  readonly challengeToken: string | null;
  readonly model: ModelPort | null;
  /** Speech to text; null if none is configured. */
  readonly transcriber: Transcriber | null;
  /** Who collects payments for plans. */
  readonly payments: PaymentsPort;
  readonly sources: Sources;
  readonly pdfRenderer: PdfRenderer;
  /** Parses uploaded resumes in a separate process. */
  readonly resumeReader: ResumeReader;
  /** Runs what students write in skill tests in separate processes. */
  readonly answerRunner: AnswerRunner;
  /** Asks whether a page on another site is still there. */
  readonly checkLink: CheckLink;
  /** Counts a call of the current caller and refuses it above the limit. */
  readonly limitRate: (name: RequestLimitName, subject?: string) => Promise<void>;
  /** Counts a view of a posting by the current caller, later and without their identity. */
  readonly countView: (view: PostingView) => void;
  readonly publicUrl: string;
  /** Others can reach `publicUrl`: the demo is off and the mailbox cannot be read. */
  readonly isPublicSite: boolean;
  readonly operator: Operator;
  readonly log: Logger;
};

/**
 * Runs `work` in one transaction: all its writes, tasks and live events, or none. The caller's next
 * request already sees the change, before the notification has come back.
 */
export async function inTransaction<T>(ctx: Ctx, work: (tx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.changed) return ctx.db.transaction((db) => work({ ...ctx, db }));
  const changed = new Set<string>();
  const done = await ctx.db.transaction((db) => work({ ...ctx, db, changed }));
  for (const name of changed) ctx.cache.drop(name);
  return done;
}
