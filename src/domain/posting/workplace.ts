/** In the order of the index, which stores the position. */
export const workplaces = ['remote', 'hybrid', 'onsite'] as const;
export type Workplace = (typeof workplaces)[number];

/**
 * Where people work: our own postings are on site unless their location says that they are hybrid;
 * of external ones only what their source says is known.
 */
export function workplaceOf(posting: {
  companyId: string | null;
  isRemote: boolean;
  type: string | null;
  location: string | null;
  workplace: Workplace | null;
}): Workplace | null {
  if (posting.isRemote || posting.type === 'Remote') return 'remote';
  if (posting.companyId === null) return posting.workplace;
  return /\bhybrid\b/iu.test(posting.location ?? '') ? 'hybrid' : 'onsite';
}
