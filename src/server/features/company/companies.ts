import { v7 as uuid } from 'uuid';
import type { OwnCompany, OwnCompanyForm } from '#contract/company-profile.ts';
import type { CompanyForm } from '#contract/company.ts';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { mayUsePassword } from '#domain/account/may-use-password.ts';
import { printedName } from '#domain/account/printed-name.ts';
import { splitName } from '#domain/account/split-name.ts';
import { companyFields } from '#domain/company/company-fields.ts';
import { type CompanyStatus, companyStatuses } from '#domain/company/company-status.ts';
import { defaultTimeZone } from '#domain/company/default-time-zone.ts';
import { mayBeFounded } from '#domain/company/founded-year.ts';
import { industryOf } from '#domain/company/industry.ts';
import { movesOfAdmin } from '#domain/company/may-move-company.ts';
import { slugOf } from '#domain/company/slug-of.ts';
import { findProblems, storedOf } from '#domain/fields.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { allow, AppError, fieldError, orNotFound, refuseProblems } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireRemainingAdmin } from '#server/features/account/administration/admins.ts';
import { createCompanyAccount } from '#server/features/account/administration/company-accounts.ts';
import { deleteUser } from '#server/features/account/deletion/delete-user.ts';
import { endSessions, requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { closeApplications } from '#server/features/application/close-applications.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { endSlots } from '#server/features/coach/slots.ts';
import { endPaymentsOf } from '#server/features/plan/payments.ts';
import { indexCompany } from '#server/features/search/index-company.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import {
  type CompanyFilter,
  countByStatus,
  countCompanies,
  countIndexedCompanies,
  findCompany,
  findNamesake,
  insertCompany,
  insertOwner,
  loadIndexedCompanies,
  loadMembers,
  lockCompanies,
  lockCompany,
  pageCompanies,
  updateLockedCompany,
} from './company.store.ts';
import { profileOf } from './load-own-company.ts';
import { noteEdit } from './note-edit.ts';
import {
  countApplications,
  deleteCompany,
  deleteInner,
  loadOwnMembers,
  updateToNameOnly,
} from './remove-company.store.ts';

export function companyFieldsOf(form: CompanyForm) {
  refuseProblems(findProblems(companyFields, form));
  const { contactName, industry, ...fields } = storedOf(companyFields, form);
  const { firstName, lastName } = splitName(contactName);
  return {
    ...fields,
    industry: industryOf(industry ?? '') || null,
    timeZone: fields.timeZone ?? defaultTimeZone,
    contactFirstName: firstName,
    contactLastName: lastName,
  };
}

/** The columns of everything that a company says about itself. */
export function profileFieldsOf(form: Omit<OwnCompanyForm, 'version'>, now: Date) {
  const { foundedYear, location, address, ...rest } = form;
  allow(mayBeFounded(foundedYear, now), 'foundedYear');
  return {
    ...companyFieldsOf(rest),
    foundedYear,
    location: location || null,
    address: address || null,
  };
}

/** A company's status. Requests from before reviews existed count as pending. */
export function statusOf(company: { status: CompanyStatus | 'requested' }): CompanyStatus {
  return company.status === 'requested' ? 'pending' : company.status;
}

export async function listCompanies(ctx: Ctx, input: Paging & CompanyFilter) {
  const scope = requireAdmin(ctx);
  const [page, counted, byStatus] = await Promise.all([
    pageCompanies(ctx, scope, input),
    countCompanies(ctx, scope, input),
    countByStatus(ctx, scope),
  ]);
  const countOf = (status: string) =>
    byStatus.reduce((sum, row) => (statusOf(row) === status ? sum + row.count : sum), 0);
  const [pending = 0, approved = 0, rejected = 0, suspended = 0] = companyStatuses.map(countOf);
  return {
    ...page,
    items: page.items.map(({ company, hasLogin }) => ({
      ...company,
      contactName: printedName({
        firstName: company.contactFirstName,
        lastName: company.contactLastName,
      }),
      status: statusOf(company),
      hasLogin,
      moves: movesOfAdmin(statusOf(company)),
      appliedAt: company.createdAt,
    })),
    total: cappedTotal(counted),
    counts: {
      total: byStatus.reduce((sum, row) => sum + row.count, 0),
      pending,
      approved,
      rejected,
      suspended,
    },
  };
}

/** Everything that a company says about itself, for an administrator. */
export async function loadCompany(ctx: Ctx, companyId: string) {
  const row = orNotFound(await findCompany(ctx, requireAdmin(ctx), companyId));
  return { ...profileOf(row), id: row.id, status: statusOf(row) };
}

/** An administrator adds an approved company with its owner's account. */
export async function createCompany(
  ctx: Ctx,
  { password: typed, ...form }: CompanyForm & { password: string },
) {
  requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  const fields = companyFieldsOf(form);
  const { minPasswordLength } = await loadSettings(ctx);
  allow(mayUsePassword(typed, ctx.accounts.isCommonPassword, minPasswordLength), 'password');
  const password = await ctx.accounts.hashPassword(typed);
  const id = uuid();
  return inTransaction(ctx, async (tx) => {
    await lockCompanies(tx);
    if (await findNamesake(tx, form.name)) throw fieldError('name', 'COMPANY_NAME_TAKEN');
    await insertCompany(tx, { ...fields, id, slug: slugOf(form.name), status: 'approved' });
    const { contactEmail: email, contactName: name } = form;
    const userId = await createCompanyAccount(tx, { name, email, password });
    if (userId === null) throw fieldError('contactEmail', 'LOGIN_EXISTS');
    await insertOwner(tx, id, userId);
    await noteAction(tx, {
      action: 'company.created',
      target: { kind: 'company', id },
      after: { ...fields, status: 'approved', ownerId: userId },
    });
    return { id, name: form.name };
  });
}

type Fields = ReturnType<typeof profileFieldsOf>;
type Input = OwnCompanyForm & { companyId: string };

/**
 * An administrator edits a company's profile. A company that can sign in and correct it is told, at
 * the address it had before. Refuses if somebody has changed it since.
 */
export async function updateCompany(
  ctx: Ctx,
  { companyId, version, ...form }: Input,
): Promise<OwnCompany> {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  const fields = profileFieldsOf(form, ctx.now);
  return inTransaction(ctx, async (tx) => {
    await lockCompanies(tx);
    const company = orNotFound(await lockCompany(tx, scope, companyId));
    if (company.version !== version) throw new AppError('COMPANY_CHANGED', profileOf(company));
    const namesake = await findNamesake(tx, form.name, companyId);
    if (namesake) throw fieldError('name', 'COMPANY_NAME_TAKEN');
    const changed = (Object.keys(fields) as (keyof Fields)[]).filter(
      (name) => fields[name] !== company[name],
    );
    if (changed.length === 0) return profileOf(company);
    await updateLockedCompany(tx, scope, company, fields);
    await indexCompany(tx, companyId);
    await publishChange(tx, 'postings');
    const only = (from: Partial<Fields>) =>
      Object.fromEntries(changed.map((name) => [name, from[name]] as const));
    const [before, after] = [only(company as Fields), only(fields)];
    await noteEdit(tx, company, { name: fields.name, before, after });
    return profileOf({ ...company, ...fields, version: version + 1 });
  });
}

/**
 * An administrator deletes a company with its accounts, postings and notes. What it left undecided
 * is closed, and its applicants are told. Its name and the titles of postings with applications
 * remain for their records.
 */
export async function removeCompany(ctx: Ctx, { companyId }: { companyId: string }) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, (tx) =>
    requireRemainingAdmin(tx, async () => {
      const company = orNotFound(await lockCompany(tx, scope, companyId));
      await endSessions(tx, await loadMembers(tx, companyId));
      const people = await loadOwnMembers(tx, scope, companyId);
      for (const userId of people) await deleteUser(tx, userId);
      // The accounts of members who also belong to another company.
      await endSlots(tx, { companyId });
      await endPaymentsOf(tx, { companyId });
      await closeApplications(tx, scope, company);
      const applicationsKept = await countApplications(tx, scope, companyId);
      if (applicationsKept === 0) await deleteCompany(tx, scope, companyId);
      else {
        await deleteInner(tx, scope, companyId);
        await updateToNameOnly(tx, scope, companyId);
      }
      await indexCompany(tx, companyId);
      await publishChange(tx, 'postings');
      await noteAction(tx, {
        action: 'company.deleted',
        target: { kind: 'company', id: companyId },
        before: { name: company.name, status: company.status },
        after: { applicationsKept, accountsDeleted: people.length },
      });
      return { id: companyId, applicationsKept };
    }),
  );
}

/** Lists the companies' pages for a sitemap. */
export const listCompanyAddresses = {
  count: countIndexedCompanies,
  part: async (ctx: Ctx, part: number, size: number) =>
    (await loadIndexedCompanies(ctx, part, size)).map(({ slug, changedAt }) => ({
      path: `/companies/${encodeURIComponent(slug)}`,
      changedAt,
    })),
};
