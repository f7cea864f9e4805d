import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { findByEmail, updateToLeft, upsertSubscribed } from './newsletter.store.ts';
import { requestNewsletter } from './request-newsletter.ts';

/**
 * Subscribes or unsubscribes the actor's own address. An unconfirmed address is mailed the
 * confirmation link and is only subscribed through it.
 */
export async function setSubscription(
  tx: Ctx,
  { email, emailVerified }: { email: string; emailVerified: boolean },
  isWanted: boolean,
): Promise<void> {
  const now = await findByEmail(tx, email);
  if (isWanted === (now?.state === 'subscribed')) return;
  if (!isWanted) {
    if (now !== undefined) await updateToLeft(tx, now.id);
  } else if (emailVerified) await upsertSubscribed(tx, { id: uuid(), email });
  else await requestNewsletter(tx, email);
}
