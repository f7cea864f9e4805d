import type { PublicCompany } from '#contract/company-profile.ts';
import { brandStylesheet } from '#domain/company/brand-colors.ts';
import { isSlug } from '#domain/company/slug-of.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { listCompanyPostings } from '#server/features/posting/public-postings.ts';
import { loadAnswerDays } from '#server/features/search/load-answer-days.ts';
import { loadSettingsOf } from './company-settings.ts';
import { findPublicCompany } from './company.store.ts';

/** A company's public page. A suspended company is not found, like one that never existed. */
export async function loadPublicCompany(ctx: Ctx, slug: string): Promise<PublicCompany> {
  const row = await requirePublicCompany(ctx, slug);
  const [{ items, count }, answerDays, settings] = await Promise.all([
    listCompanyPostings(ctx, row.id),
    loadAnswerDays(ctx, [{ companyId: row.id }]),
    loadSettingsOf(ctx, row.id),
  ]);
  const { id, contactEmail, contactPhone, primaryColor, secondaryColor, version, ...shown } = row;
  const hasColors = primaryColor !== null || secondaryColor !== null;
  return {
    ...shown,
    brandVersion: hasColors ? version : null,
    answerDays: answerDays.get(id)?.days ?? null,
    answerCount: answerDays.get(id)?.count ?? null,
    contact: settings.hidesContact ? null : { email: contactEmail, phone: contactPhone },
    isIndexed: settings.isIndexed,
    postings: items,
    openPostings: count,
  };
}

/** The stylesheet with the colors of a company's page and postings. */
export async function loadBrandStylesheet(ctx: Ctx, slug: string): Promise<string> {
  return brandStylesheet(slug, await requirePublicCompany(ctx, slug));
}

async function requirePublicCompany(ctx: Ctx, slug: string) {
  const row = orNotFound(isSlug(slug) ? await findPublicCompany(ctx, slug) : undefined);
  return row;
}
