import { type Ctx, inTransaction } from '#server/context.ts';
import { createSigningKey } from '#server/ports/badge/signing-key.ts';
import { findSigningKey, insertKey, type KeyRow, lockKeys } from './credential-key.store.ts';
import { didOf } from './did-of.ts';

const purpose = 'credential key';

/** The key that signs now, ready for use; made when the first badge is issued. */
export async function requireSigningKey(ctx: Ctx): Promise<{ id: string; privateKey: string }> {
  const did = didOf(ctx.publicUrl);
  const row = (await findSigningKey(ctx, did)) ?? (await createKey(ctx, did));
  const { encryption } = ctx.accounts;
  const privateKey = encryption.decrypt(purpose, row.privateKey, row.keyVersion);
  if (privateKey === null) throw new Error('The key of badges was encrypted with another secret.');
  return { id: row.id, privateKey };
}

async function createKey(ctx: Ctx, did: string): Promise<KeyRow> {
  return inTransaction(ctx, async (tx) => {
    await lockKeys(tx);
    const first = await findSigningKey(tx, did);
    if (first) return first;
    const { publicKey, privateKey } = createSigningKey();
    const { encryption } = tx.accounts;
    const row: KeyRow = {
      id: `${did}#${publicKey}`,
      did,
      publicKey,
      privateKey: encryption.encrypt(purpose, privateKey),
      keyVersion: encryption.version,
      createdAt: tx.now,
      retiredAt: null,
    };
    await insertKey(tx, row);
    return row;
  });
}
