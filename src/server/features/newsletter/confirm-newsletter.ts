import type { Ctx } from '#server/context.ts';
import { updateToSubscribed } from './newsletter.store.ts';
import { hashOf } from './request-newsletter.ts';

/** Confirms the subscription of the link's address. Returns whether it is now subscribed. */
export async function confirmNewsletter(ctx: Ctx, token: string): Promise<boolean> {
  return (await updateToSubscribed(ctx, hashOf(token))) !== undefined;
}
