import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { isEmail } from '#domain/account/may-sign-in.ts';
import { dayMs } from '#domain/time.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import {
  findByEmail,
  updateToLeft,
  updateToSubscribed,
  upsertUnconfirmed,
  upsertSubscribed,
} from './newsletter.store.ts';

/** The encryption purpose of newsletter unsubscribe links. */
export const unsubscribePurpose = 'newsletter.leave';

/**
 * Unsubscribes the address of an encrypted link. Idempotent. Returns false if the link is not ours.
 */
export async function unsubscribeNewsletter(ctx: Ctx, token: string): Promise<boolean> {
  const id = ctx.signer.verify(unsubscribePurpose, token);
  return id !== null && (await updateToLeft(ctx, id));
}

async function mailConfirmation(
  ctx: Ctx,
  subscriber: { id: string; email: string; token: string },
): Promise<void> {
  const { t, layOut } = await findReader(ctx, { email: subscriber.email });
  const token = ctx.signer.sign(unsubscribePurpose, subscriber.id);
  const unsubscribeUrl = `${ctx.publicUrl}/newsletter/leave?token=${encodeURIComponent(token)}`;
  const body = layOut({
    heading: t('newsletter.mail.heading'),
    paragraphs: [t('newsletter.mail.text'), t('newsletter.mail.not-you')],
    action: {
      label: t('newsletter.mail.action'),
      url: `${ctx.publicUrl}/newsletter/confirm?token=${subscriber.token}`,
    },
    footer: t('newsletter.mail.footer', { url: unsubscribeUrl }),
  });
  const id = uuid();
  const subject = t('newsletter.mail.subject');
  const mail = { id, to: subscriber.email, subject, unsubscribeUrl, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}

const maxEmailLength = 254;
const confirmDays = 7;

/**
 * Requests a newsletter subscription. Only the mailed link subscribes the address. The response
 * does not reveal whether it is already subscribed.
 */
export async function requestNewsletter(ctx: Ctx, typed: string): Promise<void> {
  const email = typed.trim();
  if (email === '') throw new AppError('FIELDS_REQUIRED');
  if (!isEmail(email) || email.length > maxEmailLength) throw new AppError('EMAIL_INVALID');
  const token = randomBytes(24).toString('base64url');
  await inTransaction(ctx, async (tx) => {
    const subscriber = await upsertUnconfirmed(tx, {
      id: uuid(),
      email,
      confirmHash: hashOf(token),
      confirmUntil: new Date(ctx.now.getTime() + confirmDays * dayMs),
    });
    if (subscriber) await mailConfirmation(tx, { ...subscriber, token });
  });
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Confirms the subscription of the link's address. Returns whether it is now subscribed. */
export async function confirmNewsletter(ctx: Ctx, token: string): Promise<boolean> {
  return (await updateToSubscribed(ctx, hashOf(token))) !== undefined;
}

export async function findSubscription(ctx: Ctx, email: string): Promise<boolean> {
  return (await findByEmail(ctx, email))?.state === 'subscribed';
}

/**
 * Subscribes or unsubscribes the actor's own address. An unconfirmed address is mailed the
 * confirmation link and is only subscribed through it.
 */
export async function setSubscription(
  tx: Ctx,
  { email, emailVerified }: { email: string; emailVerified: boolean },
  shouldSubscribe: boolean,
): Promise<void> {
  const subscriber = await findByEmail(tx, email);
  if (shouldSubscribe === (subscriber?.state === 'subscribed')) return;
  if (!shouldSubscribe) {
    if (subscriber !== undefined) await updateToLeft(tx, subscriber.id);
  } else if (emailVerified) await upsertSubscribed(tx, { id: uuid(), email });
  else await requestNewsletter(tx, email);
}
