import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { isEmail } from '#domain/account/may-sign-in.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import { upsertAsked } from './newsletter.store.ts';

const longestEmail = 254;
const confirmDays = 7;

/**
 * Requests a newsletter subscription. Only the mailed link subscribes the address. The response
 * does not reveal whether it is already subscribed.
 */
export async function requestNewsletter(ctx: Ctx, typed: string): Promise<void> {
  const email = typed.trim();
  if (email === '') throw new AppError('FIELDS_REQUIRED');
  if (!isEmail(email) || email.length > longestEmail) throw new AppError('EMAIL_INVALID');
  const token = randomBytes(24).toString('base64url');
  await inTransaction(ctx, async (tx) => {
    const asked = await upsertAsked(tx, {
      id: uuid(),
      email,
      confirmHash: hashOf(token),
      confirmUntil: new Date(ctx.now.getTime() + confirmDays * 86_400_000),
    });
    if (asked) await mailConfirmation(tx, { ...asked, token });
  });
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
