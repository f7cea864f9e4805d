import { createHash } from 'node:crypto';
import type { Ctx } from '#server/context.ts';
import { deleteRegistration } from './event.store.ts';

/** Gives a place back by the mailed link; false when the link is none of ours, or was used. */
export async function cancelRegistration(ctx: Ctx, token: string): Promise<boolean> {
  return deleteRegistration(ctx, unsubscribeHash(token));
}

/** What the mailed link of a registration carries: every mail about it has the same one. */
export function unsubscribeToken(ctx: Ctx, registrationId: string): string {
  return ctx.signer.sign('event.leave', registrationId);
}

/** What is kept of it. */
export function unsubscribeHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
