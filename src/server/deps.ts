import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { isPublicUrl } from '#domain/site/is-public-url.ts';
import { createAuditAnchors } from './audit-anchors.ts';
import { createAccounts } from './auth/accounts.ts';
import { loadSecret } from './auth/secret.ts';
import { createSigner } from './auth/signer.ts';
import { startAnchoring } from './background/anchoring.ts';
import { startRetention } from './background/retention.ts';
import { startScheduler } from './background/scheduler.ts';
import { createTaskHandlers } from './background/task-handlers.ts';
import { createBackupFolder } from './backup/backup-folder.ts';
import { requireSameInstallation } from './backup/installation.ts';
import { keyFingerprint } from './backup/manifest.ts';
import { createCache } from './cache.ts';
import { type Config, operatorOf } from './config/config.ts';
import { sourcesOf } from './config/external-jobs-config.ts';
import { modelOf, transcriberOf } from './config/model-config.ts';
import { paymentsOf } from './config/payment-config.ts';
import type { Ctx } from './context.ts';
import { connectDatabase } from './db/connect.ts';
import { grantToApp } from './db/grant-to-app.ts';
import { migrateDatabase } from './db/migrate.ts';
import { optimizeTables } from './db/optimize-tables.ts';
import { endDemo } from './features/company/end-demo.ts';
import { createFirstDrives } from './features/drive/create-first-drives.ts';
import { indexSamples } from './features/external-jobs/index-samples.ts';
import { updateMissingStudents } from './features/match/update-missing-students.ts';
import { readUnread } from './features/resume-reading/read-unread.ts';
import { indexAtStart } from './features/search/index-at-start.ts';
import { loadSavedSettings } from './features/setting/load-settings.ts';
import { createLiveHub } from './live/hub.ts';
import { createChildRunner } from './ports/answer-runner/child-runner.ts';
import { createSources } from './ports/external-jobs/create-sources.ts';
import { createFolderFiles } from './ports/files/folder.ts';
import { createCheckLink } from './ports/links/check-link.ts';
import { createMailbox } from './ports/mail/mailbox.ts';
import { createSmtpMail } from './ports/mail/smtp.ts';
import { createModel } from './ports/model/create-model.ts';
import { createTranscriber } from './ports/model/create-transcriber.ts';
import { createTypst } from './ports/pdf-renderer/typst.ts';
import { createChildReader } from './ports/resume-reader/child-reader.ts';
import { createPgBossTasks } from './ports/tasks/pg-boss.ts';
import { prepareTasks } from './ports/tasks/prepare-tasks.ts';
import type { TaskRun } from './ports/tasks/tasks.ts';
import { createPostingViews } from './posting-views/posting-views.ts';
import { s3Of } from './startup/archive-place.ts';
import { archiverOf } from './startup/archiver-of.ts';
import { isReady } from './startup/is-ready.ts';
import { requireDataFolder } from './startup/require-data-folder.ts';
import { databaseProblem } from './startup/start-problem.ts';
import { createTexts } from './texts/texts.ts';
import { createWarningLog, type WarningLog } from './warning-log.ts';

export type Deps = Awaited<ReturnType<typeof createDeps>>;

const statementTimeoutMs = 15_000;

/**
 * Creates the drivers that the settings ask for, migrates the schema, and closes everything again.
 */
export async function createDeps(
  config: Config,
  log: Logger,
  warnings: Pick<WarningLog, 'list'> = createWarningLog(),
) {
  const dataDir = config.DATA_DIR;
  await requireDataFolder(dataDir);
  const secret = config.AUTH_SECRET ?? (await loadSecret(dataDir));
  const database = await connectDatabase({
    url: config.DATABASE_URL,
    ownerUrl: config.DATABASE_OWNER_URL,
    dataDir,
    poolSize: config.DATABASE_POOL,
    statementTimeoutMs,
    applicationName: 'firstrung',
    log,
    isArchived: config.ARCHIVE_DIR !== undefined,
  });
  const { db, connectionString, appConnectionString } = database;
  await migrateDatabase(connectionString).catch((error: unknown) => {
    throw databaseProblem(error, config.DATABASE_URL);
  });
  await prepareTasks({ connectionString, log });
  if (appConnectionString !== connectionString)
    await grantToApp(connectionString, appConnectionString);

  const files = await chooseFiles(config);
  const storageName = config.S3_BUCKET ? `the bucket ${config.S3_BUCKET}` : join(dataDir, 'files');
  await requireSameInstallation({
    connectionString,
    files,
    storageName,
    secret,
    now: new Date(),
    log,
  });
  const archiver = await archiverOf(
    config,
    database,
    {
      keyFingerprint: keyFingerprint(secret),
      loadHour: async () => (await loadSavedSettings(ctxOfTask({ id: 'archive', log }))).backupHour,
    },
    log,
  );
  const isPublicSite = isPublicUrl(config.publicUrl);
  const { mail, mailbox } = chooseMail(config, isPublicSite ? log : undefined);
  const tasks = createPgBossTasks({ connectionString, log });
  const live = createLiveHub({ connect: () => database.newClient(), db, log });
  const responseCache = createCache();
  live.onChange('postings', () => responseCache.drop('postings'));
  live.onChange('settings', () => responseCache.drop('settings'));
  live.onChange('community', () => responseCache.drop('community'));
  const model = modelOf(config);
  const transcriber = transcriberOf(config);
  const pdfRenderer = createTypst();
  const resumeReader = createChildReader();
  const answerRunner = createChildRunner();
  const accounts = createAccounts({ db, secret, isPublicSite });
  const views = createPostingViews({ db, log });
  const ctx: Omit<
    Ctx,
    'actor' | 'now' | 'requestId' | 'log' | 'isLocal' | 'limitRate' | 'countView'
  > = {
    db,
    tasks,
    files,
    backups: createBackupFolder({
      folder: join(dataDir, 'backups'),
      connectionString,
      files,
      secret,
    }),
    archive: archiver ?? (database.embedded ? 'off' : 'external'),
    auditAnchors: createAuditAnchors(join(dataDir, 'audit-anchors.jsonl')),
    optimizeTables: () => optimizeTables(connectionString),
    listWarnings: warnings.list,
    mail,
    mailbox,
    texts: createTexts(config.LOCALES_DIR),
    cache: responseCache,
    signer: createSigner(secret),
    accounts,
    identity: await chooseIdentity(config),
    challengeToken: null,
    model: model && createModel(model),
    transcriber: transcriber && createTranscriber(transcriber),
    payments: paymentsOf(config),
    sources: createSources(sourcesOf(config)),
    pdfRenderer,
    resumeReader,
    answerRunner,
    checkLink: createCheckLink(),
    publicUrl: config.publicUrl,
    isPublicSite,
    operator: operatorOf(config),
  };

  const ctxOfTask = (run: Pick<TaskRun, 'id' | 'log'>): Ctx => ({
    ...ctx,
    actor: { kind: 'system' },
    now: new Date(),
    requestId: run.id,
    isLocal: false,
    limitRate: async () => undefined,
    countView: () => undefined,
    log: run.log,
  });

  const stops = [startRetention(() => ctxOfTask({ id: 'retention', log }))];

  return {
    config,
    log,
    ctx,
    db,
    database,
    files,
    mail,
    mailbox,
    live,
    views,
    accounts,
    webFolder: fileURLToPath(new URL('../../build/client', import.meta.url)),
    indexPostings: async () => {
      const atStart = ctxOfTask({ id: 'start', log });
      if (isPublicSite) await endDemo(atStart);
      await createFirstDrives(atStart);
      await indexAtStart(atStart);
      await indexSamples(atStart);
      await updateMissingStudents(atStart);
    },
    startTasks: async () => {
      views.start();
      await tasks.start(createTaskHandlers(mail, ctxOfTask));
      await readUnread(ctxOfTask({ id: 'start', log }));
      stops.push(
        startAnchoring(() => ctxOfTask({ id: 'audit', log })),
        startScheduler(() => ctxOfTask({ id: 'scheduler', log })),
      );
    },
    isReady: () => isReady(database, files),
    close: async () => {
      for (const stop of stops) stop();
      await views.close();
      pdfRenderer.close();
      await live.close();
      await tasks.stop({ graceMs: 5_000 });
      await archiver?.stop();
      await database.close();
      // Last, because a reading that it cuts short must not be stored as the file's result.
      await resumeReader.close();
      await answerRunner.close();
    },
  };
}

/** A mail server if one is set, else the mailbox, which logs each mail of a public site. */
function chooseMail({ SMTP_URL: url, MAIL_NAME, MAIL_FROM, DATA_DIR }: Config, log?: Logger) {
  if (url) {
    const from = { name: MAIL_NAME, address: MAIL_FROM };
    return { mail: createSmtpMail({ url, from }), mailbox: null };
  }
  const folder = join(DATA_DIR, 'mailbox');
  const mailbox = createMailbox({ folder, now: () => new Date(), ...(log && { log }) });
  return { mail: mailbox, mailbox };
}

/** Imported only when configured, because it is large. */
async function chooseIdentity({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Config) {
  if (!OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null;
  const { createOpenId } = await import('./ports/identity/open-id.ts');
  return createOpenId({
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
  });
}

export async function chooseFiles(config: Config) {
  if (!config.S3_BUCKET) return createFolderFiles({ folder: join(config.DATA_DIR, 'files') });
  const { createS3Files } = await import('./ports/files/s3.ts');
  return createS3Files({ ...s3Of(config, 'S3_BUCKET'), bucket: config.S3_BUCKET });
}
