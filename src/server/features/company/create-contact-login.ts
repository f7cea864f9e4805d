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
 * Creates the contact's account and mails a password link. Returns false if the address already has
 * an account, perhaps a student's; an administrator then uses another address.
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
