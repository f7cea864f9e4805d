import type { Match } from '#domain/match/match-of.ts';

/** A match as the company reads it: the same number and parts, without the pay that the student expects. */
export function companyMatchOf(match: Match): Match {
  return {
    ...match,
    parts: match.parts.map((each) =>
      each.part === 'salary' ? { ...each, evidence: { ...each.evidence, expected: null } } : each,
    ),
  };
}
