import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findReceivedApplication } from './application.store.ts';
import { notifyColleagues } from './notify-colleagues.ts';
import { loadOwners, updateOwner } from './received.store.ts';

/** Makes a recruiter or owner of the company responsible for an application, or nobody. */
export async function setOwner(ctx: Ctx, input: { applicationId: string; ownerId: string | null }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const application = orNotFound(await findReceivedApplication(ctx, scope, input.applicationId));
  return inTransaction(ctx, async (tx) => {
    const owners = await loadOwners(tx, scope);
    if (input.ownerId !== null && !owners.some(({ id }) => id === input.ownerId))
      throw new AppError('NOT_FOUND');
    await updateOwner(tx, scope, input);
    await notifyColleagues(tx, scope, [application.id]);
    return { ownerId: input.ownerId };
  });
}
