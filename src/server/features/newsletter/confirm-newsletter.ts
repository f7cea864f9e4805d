import type { Ctx } from '#server/context.ts';
import { updateToSubscribed } from './newsletter.store.ts';
import { hashOf } from './request-newsletter.ts';

/** Whether the link's address is on the list from now on. */
export async function confirmNewsletter(ctx: Ctx, token: string): Promise<boolean> {
  return (await updateToSubscribed(ctx, hashOf(token))) !== undefined;
}
