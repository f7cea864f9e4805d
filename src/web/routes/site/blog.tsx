import { ArticleList } from '#web/features/article/article-list.tsx';
import { articlesInput } from '#web/features/article/articles-input.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { FeedLinks } from '#web/ui/feed-links.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';

export const loader = pageLoader({
  texts: ['reading'],
  prefetch: ({ api, load, search }) => load(api.article.list.query(articlesInput(search))),
  title: (t) => t('reading.blog'),
  description: (t) => t('reading.description'),
  feed: (t) => ({ name: 'blog', title: t('reading.feeds.blog') }),
});

export default function Blog() {
  const t = useTexts();
  return (
    <SiteSection
      level={1}
      above={t('reading.blog')}
      title={t('reading.heading')}
      lead={t('reading.lead')}
    >
      <ArticleList />
      <FeedLinks
        name="blog"
        label={t('reading.follow.label')}
        titles={{
          rss: t('reading.follow.rss'),
          atom: t('reading.follow.atom'),
          json: t('reading.follow.json'),
        }}
      />
    </SiteSection>
  );
}
