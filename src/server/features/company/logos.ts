import { v7 as uuid } from 'uuid';
import type { OwnCompany } from '#contract/company-profile.ts';
import { mayUploadPhoto } from '#domain/profile/may-upload-photo.ts';
import { allow, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { readPhoto, sniffPhoto } from '#server/features/profile/photos.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireMember } from '#server/scopes.ts';
import { findLogo, updateLogo } from './company-settings.store.ts';
import { loadOwn } from './load-own-company.ts';

/** The bytes of a logo, as WebP. NOT_FOUND while its company is suspended. */
export async function loadLogo(ctx: Ctx, logoId: string): Promise<Uint8Array> {
  const row = orNotFound(await findLogo(ctx, logoId));
  return row.bytes;
}

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

export async function removeLogo(ctx: Ctx): Promise<OwnCompany> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    await updateLogo(tx, scope, null);
    await publishChange(tx, 'postings');
    return loadOwn(tx, scope);
  });
}
