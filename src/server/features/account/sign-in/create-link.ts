import { v7 as uuid } from 'uuid';
import { linkLifetimeMs, type LinkPurpose } from '#domain/account/link-state.ts';
import { AppError } from '#server/app-error.ts';
import { hashToken } from '#server/auth/secret-token.ts';
import type { Ctx } from '#server/context.ts';
import { insertToken, lockUser, updateToOver } from './account-token.store.ts';

const ofPasswords: readonly LinkPurpose[] = ['reset-password', 'set-password'];

type Options = {
  /** Handed over at once instead of mailed: it then confirms no address, and counts for a shorter time. */
  unmailedMs?: number;
  /** The address that it is for, when that is not the account's own yet. */
  email?: string;
};

/** Makes a link of the account, mailed by a task, in whose place earlier ones of its kind count no more; answers its token. */
export async function createLink(
  tx: Ctx,
  userId: string,
  purpose: LinkPurpose,
  { unmailedMs, email }: Options = {},
): Promise<string> {
  const user = await lockUser(tx, userId);
  if (user === undefined) throw new AppError('NOT_FOUND');
  await updateToOver(tx, userId, ofPasswords.includes(purpose) ? ofPasswords : [purpose]);
  const id = uuid();
  const token = tx.accounts.linkToken(id);
  const isMailed = unmailedMs === undefined;
  await insertToken(tx, {
    id,
    userId,
    purpose,
    tokenHash: hashToken(token),
    email: isMailed ? (email ?? user.email) : '',
    createdAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + (unmailedMs ?? linkLifetimeMs[purpose])),
  });
  if (isMailed) await tx.tasks.add(tx.db, 'account.mail-link', { id }, { key: id });
  return token;
}
