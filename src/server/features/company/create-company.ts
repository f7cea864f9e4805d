import { v7 as uuid } from 'uuid';
import type { CompanyForm } from '#contract/company.ts';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { mayUsePassword } from '#domain/account/may-use-password.ts';
import { slugOf } from '#domain/company/slug-of.ts';
import { allow, fieldError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { createCompanyAccount } from '#server/features/account/administration/create-company-account.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireAdmin } from '#server/scopes.ts';
import { companyFieldsOf } from './company-fields-of.ts';
import { findNamesake, insertCompany, insertOwner, lockCompanies } from './company.store.ts';

/** An administrator adds an approved company with its owner's account. */
export async function createCompany(
  ctx: Ctx,
  { password: typed, ...form }: CompanyForm & { password: string },
) {
  requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  const fields = companyFieldsOf(form);
  const { minPasswordLength } = await loadSettings(ctx);
  allow(mayUsePassword(typed, ctx.passwords.isCommonPassword, minPasswordLength), 'password');
  const password = await ctx.passwords.hashPassword(typed);
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
