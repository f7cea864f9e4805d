import type { RecommendedPosting } from '#contract/match-lists.ts';
import { recommendReason } from '#domain/match/recommend-reason.ts';
import type { Ctx } from '#server/context.ts';
import { loadCards } from '#server/features/search/load-cards.ts';
import { requireStudent } from '#server/scopes.ts';
import { findOwnFacts, loadScores } from './own-match.ts';
import { loadBestPostings } from './ranking.store.ts';

const maxPostings = 6;
/** One match point offsets this many days of age, up to ten points. */
const daysPerPoint = 3;

/**
 * The best matching and newest open postings, each with a reason. Excludes hidden ones and those
 * applied to.
 */
export async function listRecommended(ctx: Ctx): Promise<{ items: RecommendedPosting[] }> {
  const scope = requireStudent(ctx);
  const facts = await findOwnFacts(ctx, scope);
  if (facts === undefined) return { items: [] };
  const ranked = await loadBestPostings(ctx, facts, {
    limit: maxPostings,
    newTo: scope,
    fading: daysPerPoint,
  });
  const ids = ranked.filter(({ score }) => score !== null).map(({ id }) => id);
  const scores = await loadScores(ctx, ids, facts);
  const cards = await loadCards(ctx, ids, { scores });
  return {
    items: cards.flatMap((card) => {
      const match = scores.get(card.id);
      if (match === undefined || match.barrier !== null) return [];
      const skills = match.parts.flatMap((part) =>
        part.part === 'skills' ? part.evidence.skills : [],
      );
      return [
        {
          ...card,
          reason: recommendReason(match, card.postedAt, ctx.now),
          sharedSkills: skills
            .filter(({ by }) => by === 'exact' || by === 'synonym')
            .map(({ asked }) => asked),
        },
      ];
    }),
  };
}
