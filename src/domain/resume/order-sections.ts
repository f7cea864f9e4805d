import { type Resume, resumeSections } from './resume.ts';

/** All sections exactly once: first as in `order`, then the rest; unknown names are ignored. */
export function orderSections({ order, custom }: Pick<Resume, 'order' | 'custom'>): string[] {
  const known = [...resumeSections, ...custom.map(({ id }) => id)];
  return [...new Set([...order.filter((name) => known.includes(name)), ...known])];
}
