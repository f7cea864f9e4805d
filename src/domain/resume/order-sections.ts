import { type Resume, resumeSections } from './resume.ts';

/** Every section once, from top to bottom: as `order` says, then those that it leaves out; names of nothing are passed over. */
export function orderSections({ order, custom }: Pick<Resume, 'order' | 'custom'>): string[] {
  const known = [...resumeSections, ...custom.map(({ id }) => id)];
  return [...new Set([...order.filter((name) => known.includes(name)), ...known])];
}
