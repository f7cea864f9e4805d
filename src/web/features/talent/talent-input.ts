import { isUuid } from '#domain/is-uuid.ts';

const idIn = (value: string | null) => (value !== null && isUuid(value) ? value : undefined);

export const availabilities = ['yes', 'no'] as const;

/** The filters from the URL; invalid values count as unset. */
export function talentFilters(params: URLSearchParams) {
  const text = (name: string, most: number) => (params.get(name) ?? '').trim().slice(0, most);
  return {
    search: text('search', 100),
    tag: text('tag', 40),
    skills: text('skills', 100),
    available: availabilities.find((each) => each === params.get('available')),
    posting: idIn(params.get('posting')),
  };
}

export const openEntry = (params: URLSearchParams) => idIn(params.get('entry')) ?? null;

export function talentInput(params: URLSearchParams) {
  const { search, tag, skills, available, posting } = talentFilters(params);
  const names = skills
    .split(',')
    .map((name) => name.trim().slice(0, 60))
    .filter(Boolean)
    .slice(0, 10);
  const page = Number(params.get('page') ?? 1);
  return {
    ...(search && { search }),
    ...(tag && { tag }),
    ...(names.length > 0 && { skills: names }),
    ...(available && { isAvailable: available === 'yes' }),
    ...(posting && { postingId: posting }),
    ...(Number.isInteger(page) && page > 1 && page <= 100_000 && { page }),
  };
}
