import { topicInput } from '#web/features/forum/topic-input.ts';
import { TopicList } from '#web/features/forum/topic-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

export const loader = pageLoader({
  texts: ['forum'],
  prefetch: ({ api, load, search }) => load(api.forum.list.query(topicInput(search))),
  title: (t) => t('forum.title'),
  description: (t) => t('forum.description'),
});

export default function CommunityForum() {
  const t = useTexts();
  return (
    <div className="mx-auto w-full max-w-[60rem] px-4 py-12 sm:px-6 sm:py-16">
      <div className="mb-8 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="font-display text-28 font-bold sm:text-40">{t('forum.title')}</h1>
          <p className="mt-2 max-w-prose text-ink-muted">{t('forum.lead')}</p>
        </div>
        <ButtonLink to="/community/forum/new" variant="primary">
          {t('forum.new')}
        </ButtonLink>
      </div>
      <TopicList />
    </div>
  );
}
