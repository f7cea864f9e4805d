import { blindName } from '#domain/scorecard/blind.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findAccepted } from '#server/features/invitation/own-invitations.ts';
import { loadReceivedMatches } from '#server/features/match/load-received-match.ts';
import { requireMember } from '#server/scopes.ts';
import { applicationCardOf } from './application-card-of.ts';
import { blindSentOf } from './blind-sent-of.ts';
import { loadRatings, pageNotes } from './conversation.store.ts';
import { findSent, loadHistory, loadInterviewers } from './pipeline.store.ts';
import { loadOwners } from './received.store.ts';

export async function loadReceived(ctx: Ctx, { applicationId }: { applicationId: string }) {
  const scope = requireMember(ctx);
  const sent = orNotFound(await findSent(ctx, scope, applicationId));
  const { isNamed } = sent;
  const [history, notes, ratings, interviewers, matches, owners, invitation] = await Promise.all([
    loadHistory(ctx, scope, applicationId),
    pageNotes(ctx, scope, { applicationId }),
    loadRatings(ctx, scope, applicationId),
    loadInterviewers(ctx, scope, applicationId),
    loadReceivedMatches(ctx, [applicationId]),
    loadOwners(ctx, scope),
    findAccepted(ctx, applicationId),
  ]);
  const shown = isNamed ? sent : await blindSentOf(ctx, scope, sent);
  return {
    ...applicationCardOf(shown, {
      isReaderOnly: scope.onlyAssigned,
      now: ctx.now,
      matches,
    }),
    resume: shown.resume && {
      id: shown.resume.id,
      name: shown.resume.name,
      isPdf: shown.resume.mediaType === 'application/pdf',
    },
    history: history.map(({ byKind, byName, undoneAt, ...move }) => ({
      ...move,
      by: { kind: byKind, name: !isNamed && byKind === 'student' ? blindName(sent.id) : byName },
      isUndone: undoneAt !== null,
    })),
    noteList: notes.items,
    olderNotes: notes.older,
    owners: scope.onlyAssigned ? [] : owners,
    owner: owners.find(({ id }) => id === sent.ownerId) ?? null,
    ratings: ratings.map(({ memberId, name, stars }) => ({
      name,
      stars,
      isMine: memberId === scope.userId,
    })),
    interviewers: interviewers.filter(({ isAssigned }) => isAssigned || !scope.onlyAssigned),
    // Whom a member invited tells who the applicant is.
    invitation: isNamed ? invitation : null,
    mayDecide: !scope.onlyAssigned,
  };
}
