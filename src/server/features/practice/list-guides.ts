import { articleCardOf } from '#server/features/article/article-card-of.ts';
import { readGuides } from '#server/features/article/read-articles.ts';

/** The interview guides, in the order of an application. */
export const listGuides = () => ({ items: readGuides().map(articleCardOf) });
