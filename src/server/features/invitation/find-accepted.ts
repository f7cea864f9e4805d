import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findAcceptedBy } from './invitation.store.ts';

/** The invitation that led to an application, if one did. */
export async function findAccepted(ctx: Ctx, applicationId: string) {
  return (await findAcceptedBy(ctx, requireMember(ctx), applicationId)) ?? null;
}
