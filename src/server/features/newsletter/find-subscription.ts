import type { Ctx } from '#server/context.ts';
import { findByEmail } from './newsletter.store.ts';

export async function findSubscription(ctx: Ctx, email: string): Promise<boolean> {
  return (await findByEmail(ctx, email))?.state === 'subscribed';
}
