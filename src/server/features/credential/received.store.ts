import { and, desc, eq, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ctx } from '#server/context.ts';
import { isNamedTo } from '#server/db/blind.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { isAssigned } from '#server/db/received-filter.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { credentials } from '#server/db/tables/credentials.ts';
import { postings } from '#server/db/tables/postings.ts';
import { isShared } from '#server/db/visible-badges.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { CompanyScope } from '#server/scopes.ts';

type Filter = { applicationId?: string | undefined; credentialId?: string | undefined };

const ofPosting = isPostingOf(applications);
const ofApplicant = eq(credentials.userId, applications.studentId);

const newer = alias(applications, 'newer');

/** Shown badges of the applicants whom this member may see and know. */
const isVisibleTo = (scope: CompanyScope, { applicationId, credentialId }: Filter) =>
  and(
    eq(applications.companyId, scope.companyId),
    applicationId ? eq(applications.id, applicationId) : undefined,
    credentialId ? eq(credentials.id, credentialId) : undefined,
    isNull(credentials.hiddenAt),
    isShared(applications),
    isAssigned(scope),
    isNamedTo(scope.userId),
  );

/** Badges of one application, or each badge once, with the newest application that shows it. */
const isListed = (ctx: Ctx, scope: CompanyScope, { applicationId }: Filter) =>
  and(
    isVisibleTo(scope, { applicationId }),
    applicationId === undefined ? notExists(newerThatShows(ctx, scope)) : undefined,
  );

const newerThatShows = (ctx: Ctx, scope: CompanyScope) =>
  ctx.db
    .select({ one: sql`1` })
    .from(newer)
    .where(
      and(
        eq(newer.companyId, scope.companyId),
        eq(newer.studentId, applications.studentId),
        sql`(${newer.createdAt}, ${newer.id}) > (${applications.createdAt}, ${applications.id})`,
        isShared(newer),
        isAssigned(scope, 'newer'),
        isNamedTo(scope.userId, 'newer'),
      ),
    );

export async function pageReceived(
  ctx: Ctx,
  scope: CompanyScope,
  { applicationId, ...paging }: Paging & { applicationId?: string | undefined },
) {
  const key = keyset({ at: applications.createdAt, id: credentials.id }, paging);
  const rows = await ctx.db
    .select({
      id: credentials.id,
      title: credentials.title,
      issuedAt: credentials.issuedAt,
      applicationId: applications.id,
      fullName: applications.fullName,
      postingTitle: postings.title,
      appliedAt: applications.createdAt,
    })
    .from(applications)
    .innerJoin(credentials, ofApplicant)
    .innerJoin(postings, ofPosting)
    .where(key.where(isListed(ctx, scope, { applicationId })))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ appliedAt: at, id }) => ({ at, id }));
}

export async function countReceived(
  ctx: Ctx,
  scope: CompanyScope,
  filter: { applicationId?: string | undefined },
) {
  const visible = ctx.db
    .select({ one: sql`1` })
    .from(applications)
    .innerJoin(credentials, ofApplicant)
    .where(isListed(ctx, scope, filter));
  return ctx.db.$count(cappedRows(visible));
}

/** The badge, if an applicant whom this member may see and know shows it. */
export async function findReceived(ctx: Ctx, scope: CompanyScope, credentialId: string) {
  const [row] = await ctx.db
    .select({ id: credentials.id })
    .from(applications)
    .innerJoin(credentials, ofApplicant)
    .where(isVisibleTo(scope, { credentialId }))
    .limit(1);
  return row;
}

/** The badges that a student shows. */
export async function loadShownOf(ctx: Ctx, _scope: CompanyScope, studentId: string) {
  return ctx.db
    .select({ id: credentials.id, title: credentials.title, issuedAt: credentials.issuedAt })
    .from(credentials)
    .where(and(eq(credentials.userId, studentId), isNull(credentials.hiddenAt)))
    .orderBy(desc(credentials.issuedAt), desc(credentials.id));
}

export async function findCompanyName(ctx: Ctx, { companyId }: CompanyScope): Promise<string> {
  const [row] = await ctx.db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.name ?? '';
}
