type ArticlesInput = { page?: number; tag?: string };

export function articlesInput(search: URLSearchParams): ArticlesInput {
  const page = Number(search.get('page') ?? 1);
  const tag = search.get('tag');
  return {
    ...(Number.isInteger(page) && page > 1 && page <= 1_000 && { page }),
    ...(tag && { tag: tag.slice(0, 40) }),
  };
}

export function articlesAddress({ page = 1, tag }: { page?: number; tag?: string | undefined }) {
  const search = new URLSearchParams();
  if (tag !== undefined) search.set('tag', tag);
  if (page > 1) search.set('page', String(page));
  const query = search.toString();
  return query ? `/blog?${query}` : '/blog';
}
