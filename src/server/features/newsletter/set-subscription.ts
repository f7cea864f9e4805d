import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { findByEmail, updateToLeft, upsertSubscribed } from './newsletter.store.ts';
import { requestNewsletter } from './request-newsletter.ts';

/**
 * Puts the actor's own address on the list or takes it off. An address that its owner has not confirmed gets the link
 * that everybody's gets: only that puts it on the list.
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
