import type { Ctx } from '#server/context.ts';
import { createCompanyAccount } from '#server/features/account/administration/create-company-account.ts';
import { createPasswordLink } from '#server/features/account/sign-in/create-password-link.ts';
import { insertOwner } from './company.store.ts';

type Contact = {
  id: string;
  contactEmail: string | null;
  contactFirstName: string | null;
  contactLastName: string | null;
};

/**
 * Gives a company the login of its contact, who is mailed a link to set its password. False when the address has an
 * account already, which may be a student's: then an administrator makes a login with another address.
 */
export async function createContactLogin(tx: Ctx, company: Contact): Promise<boolean> {
  const { contactEmail: email, contactFirstName, contactLastName } = company;
  if (email === null) return false;
  const name = [contactFirstName, contactLastName].filter(Boolean).join(' ') || email;
  const userId = await createCompanyAccount(tx, { name, email, password: null });
  if (userId === null) return false;
  await insertOwner(tx, company.id, userId);
  await createPasswordLink(tx, userId);
  return true;
}
