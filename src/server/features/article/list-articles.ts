import { articleCardOf } from './article-card-of.ts';
import { readArticles } from './read-articles.ts';

const articlesAPage = 6;

/** Lists the blog articles, newest first. A page beyond the last returns the last one. */
export function listArticles({
  page = 1,
  tag,
}: {
  page?: number | undefined;
  tag?: string | undefined;
}) {
  const all = readArticles();
  const wanted = tag === undefined ? all : all.filter(({ tags }) => tags.includes(tag));
  const pages = Math.max(1, Math.ceil(wanted.length / articlesAPage));
  const shown = Math.min(page, pages);
  const from = (shown - 1) * articlesAPage;
  return {
    items: wanted.slice(from, from + articlesAPage).map(articleCardOf),
    page: shown,
    pages,
    tags: [...new Set(all.flatMap(({ tags }) => tags))].sort(),
  };
}
