import type { Ctx } from '#server/context.ts';
import { deleteFromInterviews } from './interview.store.ts';

/** Takes somebody who leaves a company off its interviews to come. */
export async function removeInterviewer(
  tx: Ctx,
  member: { companyId: string; userId: string },
): Promise<void> {
  await deleteFromInterviews(tx, member);
}
