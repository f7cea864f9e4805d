import pg from 'pg';
import type { Log } from '#server/db/log.ts';
import { createFileKey, type FilesPort } from '#server/ports/files/files.ts';
import { keyFingerprint } from './manifest.ts';

type Options = {
  connectionString: string;
  files: Pick<FilesPort, 'read' | 'put'>;
  /** Where the files are, for the operator. */
  storageName: string;
  secret: string;
  now: Date;
  log: Log;
};

type Row = { secretFingerprint: string; storageKey: string };

/**
 * Records on the first start which secret and file storage the database uses. Later starts throw
 * for others, with which links, codes and files would fail one by one.
 */
export async function requireSameInstallation(options: Options): Promise<void> {
  const { connectionString, files, secret, now, log } = options;
  await inTransaction(connectionString, async (client) => {
    // Processes that start together record one storage.
    await client.query("select pg_advisory_xact_lock(hashtext('firstrung installation'))");
    const { rows } = await client.query<Row>(
      `select secret_fingerprint as "secretFingerprint", storage_key as "storageKey"
       from installation`,
    );
    const [recorded] = rows;
    if (recorded) {
      requireSecret(recorded, secret);
      await requireStorage(recorded, options);
      return;
    }
    const storageKey = createFileKey(now);
    const mark = Buffer.from('Firstrung');
    try {
      await files.put(storageKey, mark, { contentType: 'text/plain', size: mark.byteLength });
    } catch (error) {
      requireCorrectSettings(error, options);
      log.warn({ err: error }, 'the storage did not answer, so the next start records it');
      return;
    }
    await client.query(
      'insert into installation (created_at, secret_fingerprint, storage_key) values ($1, $2, $3)',
      [now, keyFingerprint(secret), storageKey],
    );
  });
}

/** The next start records its secret and storage again. */
export async function forgetInstallation(connectionString: string): Promise<void> {
  await inTransaction(connectionString, async (client) => {
    await client.query('delete from installation');
  });
}

function requireSecret({ secretFingerprint }: Row, secret: string): void {
  if (secretFingerprint === keyFingerprint(secret)) return;
  throw new Error(
    'This database was used with another secret. Nothing was changed. Set AUTH_SECRET to that secret, or put its file `secret` into DATA_DIR. ' +
      'If it is lost, run `npm run installation:reset`, then start again: authenticator codes and links mailed earlier stop working; passwords and recovery codes still work.',
  );
}

const wrongSettings: Record<string, string> = {
  NoSuchBucket: 'does not exist. Create it, or correct S3_BUCKET and S3_ENDPOINT',
  InvalidAccessKeyId: 'does not know S3_ACCESS_KEY_ID. Correct it',
  SignatureDoesNotMatch: 'does not accept S3_SECRET_ACCESS_KEY. Correct it',
  AccessDenied:
    'refuses this key. Let it read, write and delete objects, or correct the S3 settings',
};

/** A storage that is down comes back by itself; one that was set up wrongly does not. */
function requireCorrectSettings(error: unknown, { storageName }: Options): void {
  const found = error instanceof Error ? wrongSettings[error.name] : undefined;
  if (found) throw new Error(`The storage, ${storageName}, ${found}.`, { cause: error });
}

async function requireStorage({ storageKey }: Row, options: Options): Promise<void> {
  const { files, storageName, log } = options;
  const found = await files.read(storageKey).catch((error: unknown) => {
    requireCorrectSettings(error, options);
    // Uploads wait in the database until a storage that is down is back.
    log.warn({ err: error }, 'the storage did not answer, so it is not known to be the same');
    return 'unknown' as const;
  });
  if (found === 'unknown') return;
  found?.stream.on('error', () => undefined).destroy();
  if (found) return;
  throw new Error(
    `The files of this database are not in ${storageName}. Nothing was changed. Set DATA_DIR, or the S3 settings, to the storage that was used before. ` +
      'If the files are lost, restore a backup, or run `npm run installation:reset` and start without them.',
  );
}

async function inTransaction(
  connectionString: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'firstrung-installation' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    // A transaction that isn't committed is rolled back.
    await client.end();
  }
}
