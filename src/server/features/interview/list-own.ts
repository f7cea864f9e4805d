import type { OwnInterview } from '#contract/interview.ts';
import { openInterviewStatuses } from '#domain/interview/interview.ts';
import type { Ctx } from '#server/context.ts';
import { findPoints } from '#server/features/question/find-points.ts';
import { requireStudent } from '#server/scopes.ts';
import { findKit } from './interview-kit.store.ts';
import { loadInterviewers, loadOpenSlots, loadOwn } from './interview-list.store.ts';

/** A student's interviews, with the times to choose from, and how to prepare once one is booked. */
export async function listOwn(
  ctx: Ctx,
  { applicationId }: { applicationId?: string | undefined },
): Promise<{ items: OwnInterview[] }> {
  const scope = requireStudent(ctx);
  const rows = await loadOwn(ctx, scope, applicationId);
  const interviewers = await loadInterviewers(ctx, rows);
  const slots = await loadOpenSlots(ctx, rows);
  const items: OwnInterview[] = [];
  for (const row of rows) {
    const { companyId, postingId, outcome: _, note: __, proposalId: ___, ...rest } = row;
    const { candidateName: ____, candidateZone: _____, sortAt: ______, ...own } = rest;
    const isOpen = (openInterviewStatuses as readonly string[]).includes(own.status);
    const kit = own.status === 'scheduled' ? await findKit(ctx, companyId, postingId) : undefined;
    const isEmpty = !kit || (!kit.format && kit.topics.length + kit.practice.length === 0);
    items.push({
      ...own,
      interviewers: (interviewers.get(own.id) ?? []).map(({ name }) => name),
      slots: (slots.get(own.id) ?? []).map(({ id, startsAt, endsAt }) => ({
        id,
        startsAt,
        endsAt,
      })),
      mayChange: isOpen && (own.startsAt === null || own.startsAt > ctx.now),
      kit: isEmpty
        ? null
        : { format: kit.format, topics: kit.topics, practice: findPoints(kit.practice) },
    });
  }
  return { items };
}
