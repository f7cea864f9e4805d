import { gzipSync } from 'node:zlib';
import { dayOf, startOfDay, statusListBits } from '#domain/credential/credential.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { addProof } from '#server/ports/badge/data-integrity.ts';
import { toMultibase } from '#server/ports/badge/multibase.ts';
import { signWith } from '#server/ports/badge/signing-key.ts';
import { didOf, statusListUrlOf } from './badge-document-of.ts';
import { loadKeys } from './credential-key.store.ts';
import {
  countEntries,
  findLastHead,
  insertHead,
  loadEntries,
  loadHeads,
  loadLeaves,
} from './credential-log.store.ts';
import { findList } from './credential.store.ts';
import { merkleRootOf } from './merkle-root-of.ts';
import { requireSigningKey } from './require-signing-key.ts';
import { headBytes } from './verify-log.ts';

/** What did:web names for this site: all keys that ever signed, so that old badges stay valid. */
export async function loadDidDocument(ctx: Ctx) {
  const did = didOf(ctx.publicUrl);
  const keys = await loadKeys(ctx, did);
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    // Retired keys carry no `expires`: verifiers refuse whatever such a key signed, even before.
    verificationMethod: keys.map(({ id, publicKey, compromisedAt }) => ({
      id,
      type: 'Multikey',
      controller: did,
      publicKeyMultibase: publicKey,
      ...(compromisedAt && { revoked: compromisedAt.toISOString() }),
    })),
    // A stated date proves nothing, so others accept no signature of a compromised key.
    assertionMethod: keys.flatMap(({ id, compromisedAt }) => (compromisedAt ? [] : [id])),
  };
}

/** A list of revocations as a signed credential (Bitstring Status List 1.0). */
export async function loadStatusList(ctx: Ctx, listId: number) {
  const list = orNotFound(await findList(ctx, listId));
  const bits = Buffer.alloc(statusListBits / 8);
  // The first place is the leftmost bit.
  for (const place of list.revoked) {
    bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
  }
  const url = statusListUrlOf(ctx.publicUrl, listId);
  const document = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(ctx.publicUrl),
    validFrom: list.updatedAt.toISOString(),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  };
  return addProof(document, await requireSigningKey(ctx));
}

/** Entries in one file: 64 hexadecimal digits each. */
export const entriesPerFile = 10_000;

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** The signed heads of the log, and the files that hold what they were made of. */
export async function loadLog(ctx: Ctx) {
  const heads = await loadHeads(ctx);
  const size = heads.at(-1)?.size ?? 0;
  const files = Array.from(
    { length: Math.ceil(size / entriesPerFile) },
    (_, at) => `${ctx.publicUrl}/credentials/log/${at * entriesPerFile}.json`,
  );
  return {
    format: 'firstrung-log-1',
    issuer: didOf(ctx.publicUrl),
    size,
    entries: files,
    heads: heads.map(({ day, size: upTo, root, keyId, signature }) => ({
      day,
      size: upTo,
      root: hex(root),
      keyId,
      signature,
    })),
  };
}

/** One file of the log's entries, as far as a head has been signed over them. */
export async function loadLogEntries(ctx: Ctx, from: number) {
  const { size } = (await findLastHead(ctx)) ?? { size: 0 };
  if (from % entriesPerFile !== 0 || from >= size) throw new AppError('NOT_FOUND');
  const until = Math.min(from + entriesPerFile, size);
  return { from, entries: (await loadLeaves(ctx, { from, until })).map(hex) };
}

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
