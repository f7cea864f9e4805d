import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { type CompanyScope, requireMember } from '#server/scopes.ts';
import { findReceivedApplication } from './application.store.ts';
import {
  deleteInterviewers,
  deleteInterviewersAddedAt,
  loadInterviewerIds,
  upsertInterviewers,
  upsertRating,
} from './hiring-team.store.ts';
import { lockApplications } from './move.store.ts';
import { notifyColleagues } from './notices.ts';
import { loadOwners, lockTeamShared, updateOwner } from './received.store.ts';

export async function setInterviewers(
  ctx: Ctx,
  input: { applicationId: string; memberIds: string[] },
) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const application = orNotFound(await findReceivedApplication(ctx, scope, input.applicationId));
  const memberIds = [...new Set(input.memberIds)];
  return inTransaction(ctx, async (tx) => {
    // Two lists set at once must not both remain.
    await lockApplications(tx, scope, [application.id]);
    const known = await loadInterviewerIds(tx, scope, application.id, memberIds);
    if (known.length < memberIds.length) throw new AppError('NOT_FOUND');
    const removed = await deleteInterviewers(tx, scope, application.id, memberIds);
    await upsertInterviewers(tx, scope, application.id, memberIds);
    await notifyColleagues(tx, scope, [application.id], removed);
    return { memberIds };
  });
}

/** Lets these interviewers see an application, beside those who already do. */
export async function addInterviewers(
  tx: Ctx,
  scope: CompanyScope,
  applicationId: string,
  memberIds: string[],
): Promise<void> {
  await upsertInterviewers(tx, scope, applicationId, memberIds);
}

/** Takes back what `addInterviewers` did at that time. Those who saw the application before stay. */
export async function undoInterviewers(
  tx: Ctx,
  scope: CompanyScope,
  added: { applicationId: string; at: Date },
): Promise<void> {
  await deleteInterviewersAddedAt(tx, scope, added);
}

/** Makes a recruiter or owner who sees the application responsible for it, or nobody. */
export async function setOwner(ctx: Ctx, input: { applicationId: string; ownerId: string | null }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const application = orNotFound(await findReceivedApplication(ctx, scope, input.applicationId));
  return inTransaction(ctx, async (tx) => {
    // Nobody's access ends meanwhile.
    await lockTeamShared(tx, scope);
    const owners = await loadOwners(tx, scope, application.id);
    if (input.ownerId !== null && !owners.some(({ id }) => id === input.ownerId))
      throw new AppError('NOT_FOUND');
    await updateOwner(tx, scope, input);
    await notifyColleagues(tx, scope, [application.id]);
    return { ownerId: input.ownerId };
  });
}

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
