import { orNotFound } from '#server/app-error.ts';
import { articleCardOf, readGuides } from '#server/features/article/articles.ts';

/** The interview guides, in the order of an application. */
export const listGuides = () => ({ items: readGuides().map(articleCardOf) });

export function loadGuide({ slug }: { slug: string }) {
  const all = readGuides();
  const at = all.findIndex((guide) => guide.slug === slug);
  const guide = orNotFound(all[at]);
  const neighbour = (other: (typeof all)[number] | undefined) =>
    other ? { slug: other.slug, title: other.title } : null;
  return {
    ...articleCardOf(guide),
    blocks: guide.blocks,
    newer: neighbour(all[at + 1]),
    older: neighbour(all[at - 1]),
  };
}
