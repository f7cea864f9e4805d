import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { mayUsePassword } from '#domain/account/may-use-password.ts';
import { printedName } from '#domain/account/printed-name.ts';
import { allow, AppError, fieldError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { createCompanyAccount } from '#server/features/account/administration/company-accounts.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { createPasswordLink } from '#server/features/account/sign-in/account-links.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireAdmin } from '#server/scopes.ts';
import { insertOwner, loadMembers, lockCompany } from './company.store.ts';

type Input = { companyId: string; email: string; name: string; password: string };

/** An administrator creates the owner's account for a company that has none. */
export async function createLogin(ctx: Ctx, input: Input) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  const { minPasswordLength } = await loadSettings(ctx);
  allow(
    mayUsePassword(input.password, ctx.accounts.isCommonPassword, minPasswordLength),
    'password',
  );
  const password = await ctx.accounts.hashPassword(input.password);
  return inTransaction(ctx, async (tx) => {
    const company = orNotFound(await lockCompany(tx, scope, input.companyId));
    if ((await loadMembers(tx, company.id)).length > 0) throw new AppError('COMPANY_HAS_LOGIN');
    const { email, name } = input;
    const userId = await createCompanyAccount(tx, { name, email, password });
    if (userId === null) throw fieldError('email', 'LOGIN_EXISTS');
    await insertOwner(tx, company.id, userId);
    await noteAction(tx, {
      action: 'company.login-created',
      target: { kind: 'company', id: company.id },
      after: { ownerId: userId, email },
    });
    return { id: company.id, email };
  });
}

type Contact = {
  id: string;
  contactEmail: string | null;
  contactFirstName: string | null;
  contactLastName: string | null;
};

/**
 * Creates the contact's account and mails a password link. Returns false if the address already has
 * an account, perhaps a student's; an administrator then uses another address.
 */
export async function createContactLogin(tx: Ctx, company: Contact): Promise<boolean> {
  const { contactEmail: email, contactFirstName, contactLastName } = company;
  const contact = { firstName: contactFirstName ?? '', lastName: contactLastName ?? '' };
  if (email === null) return false;
  const name = printedName(contact) || email;
  const userId = await createCompanyAccount(tx, { name, email, password: null });
  if (userId === null) return false;
  await insertOwner(tx, company.id, userId);
  await createPasswordLink(tx, userId);
  return true;
}
