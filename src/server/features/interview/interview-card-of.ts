import type { InterviewCard } from '#contract/interview.ts';
import { mayChangeInterview } from '#domain/interview/may-change-interview.ts';
import { blindName } from '#domain/scorecard/blind.ts';
import type { Ctx } from '#server/context.ts';
import { type CardRow, loadInterviewers, loadOpenSlots } from './interview-list.store.ts';

/** Interviews as the company sees them, with interviewers and proposed times. */
export async function interviewCardsOf(
  ctx: Ctx,
  rows: readonly CardRow[],
): Promise<InterviewCard[]> {
  const interviewers = await loadInterviewers(ctx, rows);
  const slots = await loadOpenSlots(ctx, rows);
  return rows.map(
    ({ companyId: _companyId, proposalId: _proposalId, sortAt: _sortAt, isNamed, ...row }) => ({
      ...row,
      candidateName: isNamed ? row.candidateName : blindName(row.applicationId),
      interviewers: (interviewers.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
      slots: (slots.get(row.id) ?? []).map(({ id, startsAt, endsAt }) => ({
        id,
        startsAt,
        endsAt,
      })),
      mayFinish: ['completed', 'no_show'].includes(row.status)
        ? true
        : mayChangeInterview(row, 'completed', 'member', ctx.now).ok,
    }),
  );
}
