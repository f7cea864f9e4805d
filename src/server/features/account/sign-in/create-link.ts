import { v7 as uuid } from 'uuid';
import { linkLifetimeMs, type LinkPurpose } from '#domain/account/link-state.ts';
import { orNotFound } from '#server/app-error.ts';
import { hashToken } from '#server/auth/secret-token.ts';
import type { Ctx } from '#server/context.ts';
import { insertToken, lockUser, updateToOver } from './account-token.store.ts';

const ofPasswords: readonly LinkPurpose[] = ['reset-password', 'set-password'];

type Options = {
  /**
   * Set for a link that is handed over instead of mailed. It confirms no address and expires
   * sooner.
   */
  unmailedMs?: number;
  /** The address to confirm, if it is not yet the account's. */
  email?: string;
};

/** Creates a link, which a task mails, and expires earlier links of its kind. Returns its token. */
export async function createLink(
  tx: Ctx,
  userId: string,
  purpose: LinkPurpose,
  { unmailedMs, email }: Options = {},
): Promise<string> {
  const user = orNotFound(await lockUser(tx, userId));
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
