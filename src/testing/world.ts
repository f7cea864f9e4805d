import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createRouterClient, ORPCError } from '@orpc/server';
import { asc, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ApiClient } from '#contract/page-context.ts';
import type { Actor, SignedIn } from '#domain/actor.ts';
import { createAuditAnchors } from '#server/audit-anchors.ts';
import { findActor } from '#server/auth/actor.store.ts';
import { createEncryption } from '#server/auth/encryption.ts';
import { createPasswordHash } from '#server/auth/passwords.ts';
import { createLinkTokens } from '#server/auth/secret.ts';
import { createSigner } from '#server/auth/signer.ts';
import { createBackupFolder } from '#server/backup/backup-folder.ts';
import { createCache } from '#server/cache.ts';
import type { Ctx } from '#server/context.ts';
import { optimizeTables } from '#server/db/optimize-tables.ts';
import { createLog } from '#server/log.ts';
import { createChildRunner } from '#server/ports/answer-runner/child-runner.ts';
import { createSources } from '#server/ports/external-jobs/create-sources.ts';
import { createFolderFiles } from '#server/ports/files/folder.ts';
import { createMailbox } from '#server/ports/mail/mailbox.ts';
import { createTypst } from '#server/ports/pdf-renderer/typst.ts';
import { createChildReader } from '#server/ports/resume-reader/child-reader.ts';
import { createPgBossTasks } from '#server/ports/tasks/pg-boss.ts';
import type { TaskName, TaskPayloads } from '#server/ports/tasks/task-names.ts';
import { createPostingViews } from '#server/posting-views/posting-views.ts';
import { createRateLimit } from '#server/rate-limit/rate-limit.ts';
import { router } from '#server/router.ts';
import { createTexts } from '#server/texts/texts.ts';
import { createWarningLog } from '#server/warning-log.ts';
import type { TestDatabase } from './database.ts';
import { dumpDatabase } from './dump-database.ts';
import { createRowMakers } from './row-makers.ts';
import { takeDatabase } from './take-database.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { testPayments } from './test-payments.ts';

export type World = Awaited<ReturnType<typeof createWorld>>;

type CtxOptions = Partial<
  Pick<
    Ctx,
    | 'now'
    | 'isLocal'
    | 'isPublicSite'
    | 'db'
    | 'tasks'
    | 'files'
    | 'identity'
    | 'challengeToken'
    | 'answerRunner'
    | 'checkLink'
    | 'countView'
    | 'sources'
    | 'payments'
    | 'model'
    | 'transcriber'
  >
>;
type CallOptions = CtxOptions & { idempotencyKey?: string };

// Cheap hashing: hundreds of tests create passwords that need no protection.
const hashes = createPasswordHash({ memoryCost: 8, timeCost: 1, parallelism: 1 });
const passwords = {
  isCommonPassword: (password: string) => password === 'password',
  hashPassword: hashes.hash,
};

const signer = createSigner('a secret that only tests know');
const secret = 'the secret of a test, 32 characters';
const linkToken = createLinkTokens(secret);
const encryption = createEncryption(secret);
// Read once, since nobody changes them.
const texts = createTexts();

/** All sources without keys, at unreachable URLs; tests that query them bring their own. */
const text = 'What was heard.';
const heard = { text, parts: [{ startMs: 0, endMs: 1_500, text }] };
const nowhere = 'https://sources.invalid';
const unsetSources = createSources({
  network: { url: undefined, key: undefined },
  reviews: { url: undefined, partner: undefined, key: undefined, country: undefined },
  indian: { url: undefined, key: undefined },
  adzuna: { url: nowhere, country: 'in', id: undefined, key: undefined },
  jsearch: { url: nowhere, key: undefined },
  usajobs: { url: nowhere, email: undefined, key: undefined },
  arbeitsagentur: { url: nowhere, key: undefined },
  greenhouse: nowhere,
  lever: nowhere,
  ashby: nowhere,
  recruitee: nowhere,
  smartrecruiters: nowhere,
  workable: nowhere,
  teamtailor: nowhere,
  bamboohr: nowhere,
  pinpoint: nowhere,
  personio: nowhere,
  remotive: nowhere,
  arbeitnow: nowhere,
  himalayas: nowhere,
  jobicy: nowhere,
  remoteok: nowhere,
  allowsLoopback: false,
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0';

export const visitor: Actor = { kind: 'visitor' };

/**
 * A world for one test: a database with the real schema, files in a folder, tasks as rows that
 * nobody runs, and factories for people, companies, postings and applications. The clock stands
 * still until `passTime`.
 */
export async function createWorld(start = new Date('2026-11-21T10:00:00Z')) {
  const database: TestDatabase = await takeDatabase();
  const folder = await temporaryFolder();
  const { db, pool, connectionString, app } = database;
  // As in production: use cases run as the role that doesn't own the tables.
  const { db: appDb } = app;
  let now = start;
  const failures: Record<string, unknown>[] = [];
  const warnings = createWarningLog();
  const destination = { write: (line: string) => void failures.push(JSON.parse(line)) };
  const log = createLog('error', warnings.beside(destination));
  const tasks = createPgBossTasks({ connectionString, log });
  const files = createFolderFiles({ folder: join(folder.path, 'files') });
  const backups = createBackupFolder({
    folder: join(folder.path, 'backups'),
    connectionString,
    files,
    secret: 'a secret of thirty-two characters',
  });
  const auditAnchors = createAuditAnchors(join(folder.path, 'audit-anchors.jsonl'));
  const mailbox = createMailbox({ folder: join(folder.path, 'mailbox'), now: () => now });
  const pdfRenderer = createTypst();
  const resumeReader = createChildReader({ start: 60_000, deadline: 60_000 });
  const answerRunner = createChildRunner({ start: 60_000, deadline: 60_000 });

  const views = createPostingViews({ db: appDb, log });

  function ctx(actor: Actor = visitor, options: CtxOptions = {}): Ctx {
    return {
      actor,
      now,
      requestId: randomUUID(),
      db: appDb,
      tasks,
      files,
      backups,
      archive: 'off',
      auditAnchors,
      optimizeTables: () => optimizeTables(connectionString),
      listWarnings: warnings.list,
      mail: mailbox,
      mailbox,
      isLocal: false,
      texts,
      cache: createCache(),
      signer,
      accounts: {
        ...passwords,
        isPassword: hashes.verify,
        linkToken,
        encryption,
        actorOf: (userId: string, sessionId: string) => findActor(appDb, userId, sessionId),
      },
      identity: null,
      challengeToken: null,
      model: null,
      transcriber: { host: 'speech.test', transcribe: async () => heard },
      payments: testPayments,
      sources: unsetSources,
      pdfRenderer,
      resumeReader,
      answerRunner,
      checkLink: () => Promise.resolve(200),
      limitRate: createRateLimit({
        db: options.db ?? appDb,
        network: '192.0.2.1',
        now,
        signInsPerMinute: 1_000,
      }),
      countView: views.counterOf({ network: '192.0.2.1', agent: browser, now }),
      publicUrl: 'https://firstrung.test',
      isPublicSite: false,
      operator: { name: '', address: '', email: '', storesFilesElsewhere: false },
      log,
      ...options,
    };
  }

  return {
    ...createRowMakers(db, files, () => now),
    db,
    pool,
    app,
    connectionString,
    files,
    mailbox,
    folder: folder.path,
    views,
    /** The error log's unexpected failures, line by line. */
    failures,
    ctx,

    get now() {
      return now;
    },
    passTime(ms: number) {
      now = new Date(now.getTime() + ms);
    },

    /** The API as this actor, through the same procedures as pages and external clients. */
    call(actor: Actor = visitor, { idempotencyKey, ...options }: CallOptions = {}): ApiClient {
      return createRouterClient(router, {
        context: () => ({
          ctx: ctx(actor, options),
          idempotencyKey: idempotencyKey ?? null,
        }),
      });
    },

    /** The current actor of a person, as a request with their session finds it. */
    actorOf: (person: Pick<SignedIn, 'userId' | 'sessionId'>): Promise<Actor> =>
      findActor(db, person.userId, person.sessionId),

    /** All rows of a table, oldest first where its ids or places are by time. */
    async rows<Table extends PgTable>(table: Table): Promise<Table['$inferSelect'][]> {
      const { id, place } = getTableColumns<PgTable>(table);
      const key = id ?? place;
      return db
        .select()
        .from(table as PgTable)
        .orderBy(...(key ? [asc(key)] : []));
    },

    /** The payloads of this task, oldest first. */
    async tasks<Name extends TaskName>(name: Name): Promise<TaskPayloads[Name][]> {
      const { rows } = await pool.query<{ data: TaskPayloads[Name] }>(
        'select data from tasks.job where name = $1 order by created_on, id',
        [name],
      );
      return rows.map(({ data }) => data);
    },

    dump: () => dumpDatabase(pool),

    /**
     * A task runner that fails to add tasks: everything written in the same transaction must be
     * rolled back.
     */
    brokenTasks: {
      ...tasks,
      add: () => Promise.reject(new Error('the task runner takes no tasks')),
    },

    /** Returns the refusal's code; throws if the work isn't refused or anything was written. */
    async refusal(work: () => Promise<unknown>): Promise<string> {
      const before = await dumpDatabase(pool);
      const refused = await work().then(
        (answer) => new Error(`Not refused: ${JSON.stringify(answer)}`),
        (error: unknown) => error,
      );
      if (!(refused instanceof ORPCError)) throw refused;
      if (isDeepStrictEqual(await dumpDatabase(pool), before)) return refused.code;
      throw new Error(`Refused with ${refused.code}, and yet something was written.`);
    },

    async [Symbol.asyncDispose]() {
      pdfRenderer.close();
      await resumeReader.close();
      await answerRunner.close();
      await tasks.stop({ graceMs: 0 });
      await database.drop();
      await folder[Symbol.asyncDispose]();
    },
  };
}
