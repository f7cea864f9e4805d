import { v7 as uuid } from 'uuid';
import type { BrandingForm, OwnCompany } from '#contract/company-profile.ts';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { mayUploadPhoto } from '#domain/profile/may-upload-photo.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { requireWritable } from '#server/features/plan/require-writable.ts';
import { readPhoto, sniffPhoto } from '#server/features/profile/photos.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin, requireMember } from '#server/scopes.ts';
import { findLogo, updateLogo } from './company-settings.store.ts';
import { lockCompany, updateLockedCompany, updateOwnRow } from './company.store.ts';
import { loadOwn, profileOf } from './load-own-company.ts';
import { noteEdit } from './note-edit.ts';

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
  // The other changes of a company come through the API, which asks this for all of them.
  await requireWritable(ctx, 'company.saveLogo');
  const logo = await readLogo(upload.bytes);
  await inTransaction(ctx, async (tx) => {
    await updateLogo(tx, scope, logo);
    await publishChange(tx, 'postings');
  });
  return { logoId: logo.id };
}

async function readLogo(uploaded: Uint8Array) {
  const sniffed = await sniffPhoto(uploaded);
  allow(mayUploadPhoto({ size: uploaded.byteLength, sniffed }));
  return { id: uuid(), bytes: await readPhoto(uploaded, { side, fit: 'contain' }) };
}

export async function removeLogo(ctx: Ctx): Promise<OwnCompany> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    await updateLogo(tx, scope, null);
    await publishChange(tx, 'postings');
    return loadOwn(tx, scope);
  });
}

/** An administrator sets a company's logo; the company is notified, and it is logged. */
export async function saveLogoAsAdmin(
  ctx: Ctx,
  upload: { bytes: Uint8Array; companyId: string },
): Promise<OwnCompany> {
  return changeLogo(ctx, upload.companyId, upload.bytes);
}

export async function removeLogoAsAdmin(
  ctx: Ctx,
  { companyId }: { companyId: string },
): Promise<OwnCompany> {
  return changeLogo(ctx, companyId, null);
}

async function changeLogo(
  ctx: Ctx,
  companyId: string,
  uploaded: Uint8Array | null,
): Promise<OwnCompany> {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  const logo = uploaded && (await readLogo(uploaded));
  return inTransaction(ctx, async (tx) => {
    const company = orNotFound(await lockCompany(tx, scope, companyId));
    if (company.logoId === null && logo === null) return profileOf(company);
    await updateLogo(tx, { ...scope, companyId }, logo);
    await publishChange(tx, 'postings');
    const logoId = logo?.id ?? null;
    await noteEdit(tx, company, { before: { logoId: company.logoId }, after: { logoId } });
    return profileOf({ ...company, logoId, version: company.version + 1 });
  });
}

/** Saves the company's colors. Refuses if a colleague has changed the profile since. */
export async function saveBranding(
  ctx: Ctx,
  { version, ...colors }: BrandingForm,
): Promise<OwnCompany> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const isSaved = await updateOwnRow(tx, scope, version, colors);
    if (!isSaved) throw new AppError('COMPANY_CHANGED', await loadOwn(tx, scope));
    await publishChange(tx, 'postings');
    return loadOwn(tx, scope);
  });
}

/** An administrator saves a company's colors; the company is notified, and it is logged. */
export async function saveBrandingAsAdmin(
  ctx: Ctx,
  { companyId, version, ...colors }: BrandingForm & { companyId: string },
): Promise<OwnCompany> {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    const company = orNotFound(await lockCompany(tx, scope, companyId));
    const { primaryColor, secondaryColor } = company;
    if (company.version !== version) throw new AppError('COMPANY_CHANGED', profileOf(company));
    if (primaryColor === colors.primaryColor && secondaryColor === colors.secondaryColor)
      return profileOf(company);
    await updateLockedCompany(tx, scope, company, colors);
    await publishChange(tx, 'postings');
    await noteEdit(tx, company, { before: { primaryColor, secondaryColor }, after: colors });
    return profileOf({ ...company, ...colors, version: version + 1 });
  });
}
