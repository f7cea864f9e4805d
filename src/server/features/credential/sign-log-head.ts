import { dayOf, startOfDay } from '#domain/credential/credential.ts';
import type { Ctx } from '#server/context.ts';
import { toMultibase } from '#server/ports/badge/multibase.ts';
import { signWith } from '#server/ports/badge/signing-key.ts';
import { countEntries, findLastHead, insertHead, loadEntries } from './credential-log.store.ts';
import { merkleRootOf } from './merkle-root-of.ts';
import { requireSigningKey } from './require-signing-key.ts';
import { headBytes } from './verify-log-proof.ts';

/** Signs the log as it stood at the end of yesterday, if it grew since the last head. */
export async function signLogHead(ctx: Ctx): Promise<void> {
  const until = startOfDay(ctx.now);
  const size = await countEntries(ctx, until);
  if (size === ((await findLastHead(ctx))?.size ?? 0)) return;
  const root = merkleRootOf(await loadEntries(ctx, size));
  const key = await requireSigningKey(ctx);
  const day = dayOf(new Date(until.getTime() - 1));
  const head = { day, size, root: Buffer.from(root).toString('hex') };
  const signature = toMultibase(signWith(key.privateKey, headBytes(head)));
  const keyId = key.verificationMethod;
  await insertHead(ctx, { day, size, root, keyId, signature, createdAt: ctx.now });
}
