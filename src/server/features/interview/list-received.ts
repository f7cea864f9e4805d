import { mostRounds } from '#domain/interview/interview.ts';
import { blindName } from '#domain/scorecard/blind.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { interviewCardsOf } from './interview-card-of.ts';
import { findKit } from './interview-kit.store.ts';
import { loadCards, loadHistory } from './interview-list.store.ts';
import { findApplication, loadTeam } from './interview.store.ts';
import { guidedKitOf } from './kit-of.ts';

/** The interviews of an application with their history, and what arranging one needs. */
export async function listReceived(ctx: Ctx, { applicationId }: { applicationId: string }) {
  const scope = requireMember(ctx);
  const application = orNotFound(await findApplication(ctx, scope, applicationId));
  const rows = await loadCards(ctx, { scope, applicationId }, mostRounds);
  // An interviewer who neither sees the application nor interviews for it learns nothing.
  if (scope.onlyAssigned && rows.length === 0 && !application.isAssigned)
    throw new AppError('NOT_FOUND');
  const [cards, history, kit, members] = [
    await interviewCardsOf(ctx, rows),
    await loadHistory(ctx, rows),
    await findKit(ctx, scope.companyId, application.postingId),
    scope.onlyAssigned ? [] : await loadTeam(ctx, scope),
  ];
  const { id, candidateZone, postingId, postingTitle, status, isNamed } = application;
  const candidateName = isNamed ? application.candidateName : blindName(id);
  return {
    application: { id, candidateName, candidateZone, postingId, postingTitle, status },
    items: cards.map((card) => ({
      ...card,
      history: (history.get(card.id) ?? []).map(
        ({ kind, name, interviewId: _interviewId, ...move }) => ({
          ...move,
          by: { kind, name: kind === 'student' && !isNamed ? candidateName : name },
        }),
      ),
    })),
    members: members.map(({ id: memberId, name }) => ({ id: memberId, name })),
    mayArrange: !scope.onlyAssigned,
    kit: kit ? guidedKitOf(kit) : null,
  };
}
