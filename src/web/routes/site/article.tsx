import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { articleData, breadcrumbData } from '#domain/site/structured-data.ts';
import { ArticlePage } from '#web/features/article/article-page.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader, type Prefetch } from '#web/lib/page.ts';
import { StructuredData } from '#web/lib/structured-data.tsx';
import { useTexts } from '#web/lib/texts.tsx';

const inputOf = (params: Prefetch['params']) => ({ slug: params['slug'] ?? '' });
const articleIn = ({ api: inProcess, cache, params }: Prefetch) =>
  cache.getQueryData(inProcess.article.load.queryKey({ input: inputOf(params) }));

export const loader = pageLoader({
  texts: ['reading'],
  prefetch: async ({ api: inProcess, load, params }) => {
    const input = inputOf(params);
    // No article can have such a slug, so no query is needed.
    if (!/^[a-z0-9-]{1,100}$/u.test(input.slug)) throw new Response(null, { status: 404 });
    await load(inProcess.article.load.query(input));
  },
  title: (_t, page) => articleIn(page)?.title ?? '',
  description: (_t, page) => articleIn(page)?.description ?? '',
  image: ({ params }) => `/share/article/${params['slug'] ?? ''}.png`,
  publishedAt: (page) => articleIn(page)?.date ?? null,
  feed: (t) => ({ name: 'blog', title: t('reading.feeds.blog') }),
});

export default function ArticleRoute() {
  const t = useTexts();
  const input = inputOf(useParams());
  const { data: article } = useSuspenseQuery(api.article.load.query(input));
  const steps = [
    { name: t('site.home'), path: '/' },
    { name: t('reading.blog'), path: '/blog' },
    { name: article.title, path: `/blog/${article.slug}` },
  ];
  return (
    <>
      <StructuredData
        make={
          import.meta.env.SSR
            ? (origin, product) => [
                articleData(article, origin, product),
                breadcrumbData(steps, origin),
              ]
            : null
        }
      />
      <ArticlePage article={article} />
    </>
  );
}
