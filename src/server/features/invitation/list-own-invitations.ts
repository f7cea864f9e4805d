import { graceMs } from '#domain/application/bulk-move.ts';
import { standingOf } from '#domain/invitation/invitation.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { isOpen } from '#domain/posting/is-open.ts';
import type { Ctx } from '#server/context.ts';
import { loadScores } from '#server/features/match/load-scores.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { countOwn, pageOwn } from './invitation.store.ts';

/** The student's invitations, newest first, each with the match that the student sees. */
export async function listOwnInvitations(
  ctx: Ctx,
  input: Paging & { isOpen?: boolean | undefined },
) {
  const scope = requireStudent(ctx);
  const { items, ...page } = await pageOwn(ctx, scope, input);
  const scores = await loadScores(
    ctx,
    items.map(({ postingId }) => postingId),
  );
  return {
    ...page,
    items: items.map(
      ({ companyStatus, postingState: state, isComplete, deadline, createdAt, ...row }) => {
        const { answeredAt, answerNotifiedAt, ...shown } = row;
        const posting = {
          state,
          isComplete,
          deadline,
          companyApproved: companyStatus === 'approved',
        };
        const isLate = answeredAt === null || ctx.now.getTime() - answeredAt.getTime() > graceMs;
        return {
          id: shown.id,
          postingId: shown.postingId,
          postingTitle: shown.postingTitle,
          companyName: shown.companyName,
          location: shown.location,
          expiresAt: shown.expiresAt,
          invitedAt: createdAt,
          standing: standingOf(row, { now: ctx.now, isPostingOpen: isOpen(posting, ctx.now) }),
          score: scores.get(row.postingId)?.score ?? null,
          mayUndo: row.state === 'declined' && answerNotifiedAt === null && !isLate,
        };
      },
    ),
    total: cappedTotal(await countOwn(ctx, scope, input)),
  };
}
