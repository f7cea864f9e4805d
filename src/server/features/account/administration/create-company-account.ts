import { v7 as uuid } from 'uuid';
import { splitName } from '#domain/account/split-name.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { insertCompanyAccount } from './company-account.store.ts';

/**
 * Creates a company account, with a hashed password or none until the owner sets one. Returns its
 * id, or null if the address is taken.
 */
export async function createCompanyAccount(
  tx: Ctx,
  { name, email, password }: { name: string; email: string; password: string | null },
): Promise<string | null> {
  if (tx.actor.kind !== 'admin') throw new AppError('FORBIDDEN');
  const id = uuid();
  const person = { id, name, email, ...splitName(name) };
  const isNew = await insertCompanyAccount(
    tx,
    person,
    password === null ? null : { id: uuid(), password },
  );
  return isNew ? id : null;
}
