import { type Ctx, inTransaction } from '#server/context.ts';
import { createSigningKey } from '#server/ports/badge/signing-key.ts';
import { didOf } from './badge-document-of.ts';
import {
  findSigningKey,
  lockKeysShared,
  insertKey,
  type KeyRow,
  lockKeys,
} from './credential-key.store.ts';

const purpose = 'credential key';

/** What `addProof` signs with; `verificationMethod` is the id of the key. */
type Signer = { privateKey: string; verificationMethod: string; created: Date };

/**
 * The key that signs now, and the time to sign with: never before the key existed, which a request
 * that waited for its creation would. Made when the first badge is issued.
 */
export async function requireSigningKey(ctx: Ctx): Promise<Signer> {
  const did = didOf(ctx.publicUrl);
  const row = (await findLockedKey(ctx, did)) ?? (await createFirstKey(ctx, did));
  const { encryption } = ctx.accounts;
  const privateKey = encryption.decrypt(purpose, row.privateKey, row.keyVersion);
  if (privateKey === null) throw new Error('The key of badges was encrypted with another secret.');
  const created = row.createdAt > ctx.now ? row.createdAt : ctx.now;
  return { privateKey, verificationMethod: row.id, created };
}

/** Looks before it locks: two that both lock the first key would wait for each other. */
async function findLockedKey(ctx: Ctx, did: string): Promise<KeyRow | undefined> {
  if (!(await findSigningKey(ctx, did))) return undefined;
  await lockKeysShared(ctx);
  return findSigningKey(ctx, did);
}

async function createFirstKey(ctx: Ctx, did: string): Promise<KeyRow> {
  return inTransaction(ctx, async (tx) => {
    await lockKeys(tx);
    return (await findSigningKey(tx, did)) ?? createKey(tx, did, tx.now);
  });
}

/** The caller holds the lock. */
export async function createKey(tx: Ctx, did: string, createdAt: Date): Promise<KeyRow> {
  const { publicKey, privateKey } = createSigningKey();
  const { encryption } = tx.accounts;
  const row: KeyRow = {
    id: `${did}#${publicKey}`,
    did,
    publicKey,
    privateKey: encryption.encrypt(purpose, privateKey),
    keyVersion: encryption.version,
    createdAt,
    retiredAt: null,
    compromisedAt: null,
  };
  await insertKey(tx, row);
  return row;
}
