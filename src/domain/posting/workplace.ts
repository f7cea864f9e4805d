/** In the order of the index, which stores the position. */
export const workplaces = ['remote', 'hybrid', 'onsite'] as const;
export type Workplace = (typeof workplaces)[number];

/** Where people work in one of our postings: its location may say that it is hybrid. */
export function workplaceOf(posting: {
  isRemote: boolean;
  type: string | null;
  location: string | null;
}): Workplace {
  if (posting.isRemote || posting.type === 'Remote') return 'remote';
  return /\bhybrid\b/iu.test(posting.location ?? '') ? 'hybrid' : 'onsite';
}
