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
 * Somebody asks for the newsletter: a link goes to the address, and only that puts it on the list. Whether the address
 * is there already is told to nobody.
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

/** What is kept of a link's token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
