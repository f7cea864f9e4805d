import type { Match } from '#domain/match/match-of.ts';

/** A match as the company sees it: the same score and parts, without the expected pay. */
export function companyMatchOf(match: Match): Match {
  return {
    ...match,
    parts: match.parts.map((each) =>
      each.part === 'salary' ? { ...each, evidence: { ...each.evidence, expected: null } } : each,
    ),
  };
}
