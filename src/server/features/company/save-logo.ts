import { v7 as uuid } from 'uuid';
import { mayUploadPhoto } from '#domain/profile/may-upload-photo.ts';
import { allow } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { readPhoto } from '#server/features/profile/read-photo.ts';
import { sniffPhoto } from '#server/features/profile/sniff-photo.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireMember } from '#server/scopes.ts';
import { updateLogo } from './logo.store.ts';

/** Side of a stored logo in pixels, as the documents say. */
const side = 200;

/** Sets the company's logo, re-encoded as a square; a wide one keeps its proportions. */
export async function saveLogo(ctx: Ctx, upload: { bytes: Uint8Array }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const sniffed = await sniffPhoto(upload.bytes);
  allow(mayUploadPhoto({ size: upload.bytes.byteLength, sniffed }));
  const bytes = await readPhoto(upload.bytes, { side, fit: 'contain' });
  const logo = { id: uuid(), bytes };
  await inTransaction(ctx, async (tx) => {
    await updateLogo(tx, scope, logo);
    await publishChange(tx, 'postings');
  });
  return { logoId: logo.id };
}
