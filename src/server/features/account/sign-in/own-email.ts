import { isEmail } from '#domain/account/may-sign-in.ts';
import { AppError } from '#server/app-error.ts';
import { hashToken } from '#server/auth/secret.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findPassword, updateEmail } from '#server/features/account/account.store.ts';
import { revokeAllAccess } from '#server/features/account/sessions/sessions.ts';
import { findFactorFacts } from '#server/features/account/two-factor/two-factor.store.ts';
import { mailSecurity } from '#server/features/account/two-factor/two-factor.ts';
import { limitAttempts, resetAttempts } from '#server/rate-limit/rate-limit.ts';
import { findSessionOwner, lockUser, updateToUsed } from './sign-in.store.ts';

/** Normalizes a typed address, or refuses an invalid one. */
export function requireEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!email) throw new AppError('EMAIL_REQUIRED');
  if (!isEmail(email)) throw new AppError('EMAIL_INVALID');
  return email;
}

export async function requireOwnPassword(ctx: Ctx, userId: string, password: string) {
  if (!password) throw new AppError('CURRENT_PASSWORD_REQUIRED');
  const key = `own:${userId}`;
  await limitAttempts(ctx, key);
  const stored = await findPassword(ctx, userId);
  const isRight = await ctx.accounts.isPassword({ hash: stored?.password ?? null, password });
  if (!isRight) throw new AppError('PASSWORD_WRONG');
  await resetAttempts(ctx, key);
}

type Link = { id: string; userId: string; email: string };

/**
 * Changes the account to the confirmed address and notifies the old one. Only the session that
 * followed the link continues. If the old address was an administrator's, the account loses that
 * role and all sessions end.
 */
export async function saveEmail(
  ctx: Ctx,
  { id, userId, email }: Link,
  sessionToken: string | null,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockUser(tx, userId);
    const facts = await findFactorFacts(tx, userId);
    if (before === undefined || facts === undefined) throw new AppError('LINK_UNKNOWN');
    if (!(await updateToUsed(tx, id))) throw new AppError('LINK_USED');
    if (!(await updateEmail(tx, userId, email))) throw new AppError('EMAIL_TAKEN');
    const session = sessionToken ? await findSessionOwner(tx, hashToken(sessionToken)) : undefined;
    const isOwn = session?.userId === userId && !facts.isAdmin;
    await revokeAllAccess(tx, userId, { ownSessionId: isOwn ? session.id : undefined });
    await mailSecurity(tx, before.email, 'email-changed');
  });
}
