import { gzipSync } from 'node:zlib';
import { statusListBits } from '#domain/credential/credential.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { addProof } from '#server/ports/badge/data-integrity.ts';
import { findList } from './credential.store.ts';
import { didOf } from './did-of.ts';
import { requireSigningKey } from './require-signing-key.ts';
import { statusListUrlOf } from './status-list-url-of.ts';

/** A list of revocations as a signed credential (Bitstring Status List 1.0). */
export async function loadStatusList(ctx: Ctx, listId: number) {
  const list = await findList(ctx, listId);
  if (!list) throw new AppError('NOT_FOUND');
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
