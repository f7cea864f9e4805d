/** In the order of the index, which stores the position. */
export const workplaces = ['remote', 'hybrid', 'onsite'] as const;
export type Workplace = (typeof workplaces)[number];

/** Where people work; null where an external source doesn't say. */
export function workplaceOf<Known extends Workplace | null>(posting: {
  type: string | null;
  workplace: Known;
}): Known | 'remote' {
  return posting.type === 'Remote' ? 'remote' : posting.workplace;
}

/** What a location says where nothing else does: 'Pune (hybrid)'. */
export function workplaceIn(location: string | null): Workplace {
  return mentionsHybrid(location) ? 'hybrid' : 'onsite';
}

/** Whether a location says itself that the work is hybrid. */
export const mentionsHybrid = (location: string | null) => /\bhybrid\b/iu.test(location ?? '');
