import { isUuid } from '#domain/is-uuid.ts';
import { activePeriods } from '#domain/match/candidate-filter.ts';
import { searchIn } from '#web/lib/list-input.ts';

export const leastScores = ['50', '70', '85'] as const;
export const leastYears = ['1', '3', '5'] as const;
export const availabilities = ['yes', 'no'] as const;

const oneOf = <Value extends string>(all: readonly Value[], value: string | null) =>
  all.find((each) => each === value);
const idIn = (value: string | null) => (value !== null && isUuid(value) ? value : undefined);

/** The filters from the URL; invalid values count as unset. */
export function candidateFilters(params: URLSearchParams) {
  return {
    posting: idIn(params.get('posting')),
    score: oneOf(leastScores, params.get('score')),
    years: oneOf(leastYears, params.get('years')),
    available: oneOf(availabilities, params.get('available')),
    active: oneOf(activePeriods, params.get('active')),
    city: searchIn(params, 'city'),
    name: searchIn(params, 'name'),
    skills: searchIn(params),
  };
}

/** Whether any filter besides the posting is set. */
export function isFiltered(params: URLSearchParams): boolean {
  const { posting: _posting, ...filters } = candidateFilters(params);
  return Object.values(filters).some(Boolean);
}

/** The candidate whose drawer is open. */
export const openCandidate = (params: URLSearchParams) => idIn(params.get('candidate')) ?? null;

/** The two candidates whose comparison is open: their ids, with a dot between them. */
export function comparedCandidates(params: URLSearchParams): string | null {
  const compared = params.get('compare') ?? '';
  const ids = compared.split('.');
  return ids.length === 2 && new Set(ids).size === 2 && ids.every(isUuid) ? compared : null;
}

export const namesIn = (typed: string) =>
  typed
    .split(',')
    .map((name) => name.trim().slice(0, 60))
    .filter(Boolean)
    .slice(0, 10);

export function candidateInput(params: URLSearchParams) {
  const { posting, score, years, available, active, city, name, skills } = candidateFilters(params);
  const names = namesIn(skills);
  const page = Number(params.get('page') ?? 1);
  return {
    ...(posting && { postingId: posting }),
    ...(score && { minScore: Number(score) }),
    ...(years && { minYears: Number(years) }),
    ...(available && { isAvailable: available === 'yes' }),
    ...(active && { active }),
    ...(city && { city }),
    ...(name && { name }),
    ...(names.length > 0 && { skills: names }),
    ...(Number.isInteger(page) && page > 1 && page <= 100_000 && { page }),
  };
}
