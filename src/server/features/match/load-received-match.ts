import type { PostingFacts } from '#domain/match/match-facts.ts';
import { matchOf, type Match } from '#domain/match/match-of.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireMember } from '#server/scopes.ts';
import { postingFactsOf, studentFactsOf } from './facts-of.ts';
import { loadReceived } from './match.store.ts';

/**
 * The current match of an applicant with the posting, part by part: the same score that the student
 * sees.
 */
export async function loadReceivedMatch(
  ctx: Ctx,
  { applicationId }: { applicationId: string },
): Promise<Match> {
  const match = orNotFound((await loadReceivedMatches(ctx, [applicationId])).get(applicationId));
  return companyMatchOf(match);
}

export async function loadReceivedMatches(
  ctx: Ctx,
  applicationIds: readonly string[],
): Promise<Map<string, Match>> {
  const received = await loadReceived(ctx, requireMember(ctx), applicationIds);
  const { usdRate } = await loadSettings(ctx);
  const facts = new Map<string, PostingFacts>();
  return new Map(
    received.map(({ id, postingId, posting, person, badges, preferences }) => {
      const postingFacts = facts.get(postingId) ?? postingFactsOf(posting, usdRate);
      facts.set(postingId, postingFacts);
      const student = studentFactsOf({ ...person, badges, preferences }, usdRate);
      return [id, matchOf(postingFacts, student, ctx.now)];
    }),
  );
}

/** A match as the company sees it: the same score and parts, without the expected pay. */
export function companyMatchOf(match: Match): Match {
  return {
    ...match,
    parts: match.parts.map((each) =>
      each.part === 'salary' ? { ...each, evidence: { ...each.evidence, expected: null } } : each,
    ),
  };
}
