import type { Ctx } from '#server/context.ts';
import { loadBlindIds, loadKnowingIds } from './scorecard.store.ts';

/** The applications whose applicant the member must not know before the first scorecard. */
export async function listBlind(
  ctx: Ctx,
  memberId: string,
  applicationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await loadBlindIds(ctx, memberId, applicationIds));
}

/** The members among these who must not know the applicant yet. */
export async function listBlindMembers(
  ctx: Ctx,
  applicationId: string,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const knowing = await loadKnowingIds(ctx, applicationId);
  return new Set(knowing === null ? [] : memberIds.filter((id) => !knowing.includes(id)));
}
