import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ArticleBody } from '#web/features/article/article-body.tsx';
import { BackLink } from '#web/features/practice/back-link.tsx';
import { GuideSteps } from '#web/features/practice/guide-steps.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader, type Prefetch } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

const inputOf = (params: Prefetch['params']) => ({ slug: params['slug'] ?? '' });

export const loader = pageLoader({
  texts: ['practice', 'reading'],
  only: ['student'],
  prefetch: async ({ api: inProcess, load, params }) => {
    const input = inputOf(params);
    // No guide can have such a slug.
    if (!/^[a-z0-9-]{1,100}$/u.test(input.slug)) throw new Response(null, { status: 404 });
    await load(inProcess.practice.loadGuide.query(input));
  },
  title: (t, { api: inProcess, cache, params }) =>
    cache.getQueryData(inProcess.practice.loadGuide.queryKey({ input: inputOf(params) }))?.title ??
    t('practice.cards.guides.title'),
});

export default function InterviewGuide() {
  const t = useTexts();
  const input = inputOf(useParams());
  const { data: guide } = useSuspenseQuery(api.practice.loadGuide.query(input));
  return (
    <article className="max-w-[48rem]">
      <PageHeader
        above={<BackLink to="guides" />}
        title={guide.title}
        purpose={`${guide.description}${t.gap}${t('reading.minutes', { minutes: guide.minutes })}`}
      />
      <div className="mt-6 border-t border-line pt-6">
        <ArticleBody blocks={guide.blocks} />
      </div>
      <GuideSteps older={guide.older} newer={guide.newer} />
    </article>
  );
}
