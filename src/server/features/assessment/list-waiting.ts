import { isKit } from '#domain/assessment/assessment.ts';
import type { DueAct } from '#domain/home/upcoming.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadWaiting } from './own-sitting.store.ts';

/** The student's assessments that still take answers, with what has to be done until when. */
export async function listWaiting(ctx: Ctx) {
  const rows = await loadWaiting(ctx, requireStudent(ctx));
  return rows.map(({ sitting, content, postingId, postingTitle, companyName }) => {
    const due: DueAct = sitting.startsAt === null && !isKit(content) ? 'start' : 'answer';
    return {
      id: sitting.id,
      applicationId: sitting.applicationId,
      title: content.title,
      due,
      postingId,
      postingTitle,
      companyName,
      at: sitting.endsAt ?? sitting.expiresAt,
    };
  });
}
