import type { StudentFacts } from '#domain/match/match-facts.ts';
import { type Match, matchOf } from '#domain/match/match-of.ts';
import type { Requirement } from '#domain/match/requirements.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireStudent } from '#server/scopes.ts';
import { postingFactsOf } from './facts-of.ts';
import { findOwnFacts } from './load-match.ts';
import { loadPostings } from './match.store.ts';

export type CardMatch = { score: number; version: number; unmet: Requirement[] };

/**
 * The student's score for each of these postings. Omits postings without a score and closed ones.
 */
export async function loadScores(
  ctx: Ctx,
  postingIds: readonly string[],
  known?: StudentFacts,
): Promise<Map<string, Match & CardMatch>> {
  const facts = known ?? (await findOwnFacts(ctx, requireStudent(ctx)));
  if (facts === undefined) return new Map();
  const { usdRate } = await loadSettings(ctx);
  const rows = await loadPostings(ctx, postingIds);
  return new Map(
    rows.flatMap((row) => {
      const match = matchOf(postingFactsOf(row, usdRate), facts, ctx.now);
      const unmet = match.requirements.filter(({ state }) => state === 'unmet');
      const { score } = match;
      if (score === null) return [];
      return [[row.id, { ...match, score, unmet: unmet.map(({ requirement }) => requirement) }]];
    }),
  );
}
