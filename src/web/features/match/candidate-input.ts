const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

export const leastScores = ['50', '70', '85'] as const;
export const leastYears = ['1', '3', '5'] as const;

const oneOf = (all: readonly string[], value: string | null) =>
  value !== null && all.includes(value) ? value : undefined;

/** The filters from the URL; invalid values count as unset. */
export function candidateFilters(params: URLSearchParams) {
  const posting = params.get('posting') ?? '';
  return {
    posting: uuid.test(posting) ? posting : undefined,
    score: oneOf(leastScores, params.get('score')),
    years: oneOf(leastYears, params.get('years')),
    city: (params.get('city') ?? '').trim().slice(0, 100),
    skills: (params.get('search') ?? '').trim().slice(0, 100),
  };
}

export function candidateInput(params: URLSearchParams) {
  const { posting, score, years, city, skills } = candidateFilters(params);
  const names = skills
    .split(',')
    .map((name) => name.trim().slice(0, 60))
    .filter(Boolean)
    .slice(0, 10);
  const page = Number(params.get('page') ?? 1);
  return {
    ...(posting && { postingId: posting }),
    ...(score && { minScore: Number(score) }),
    ...(years && { minYears: Number(years) }),
    ...(city && { city }),
    ...(names.length > 0 && { skills: names }),
    ...(Number.isInteger(page) && page > 1 && page <= 100_000 && { page }),
  };
}
