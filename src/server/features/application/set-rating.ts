import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findReceivedApplication } from './application.store.ts';
import { upsertRating } from './conversation.store.ts';
import { notifyColleagues } from './notify-colleagues.ts';

/** A member rates an application with one to five stars, replacing their earlier rating. */
export async function setRating(ctx: Ctx, input: { applicationId: string; stars: number }) {
  const scope = requireMember(ctx);
  const application = orNotFound(await findReceivedApplication(ctx, scope, input.applicationId));
  return inTransaction(ctx, async (tx) => {
    await upsertRating(tx, scope, { applicationId: application.id, stars: input.stars });
    await notifyColleagues(tx, scope, [application.id]);
    return { stars: input.stars };
  });
}
