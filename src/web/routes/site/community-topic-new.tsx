import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { TopicForm } from '#web/features/forum/topic-form.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';

const tagsInput = { limit: 1 } as const;

export const loader = pageLoader({
  texts: ['forum', 'refusal'],
  only: ['student', 'member', 'admin'],
  prefetch: ({ api: inProcess, load }) => load(inProcess.forum.list.query(tagsInput)),
  title: (t) => t('forum.form.title'),
});

export default function CommunityTopicNew() {
  const t = useTexts();
  const me = useMe();
  const { data } = useSuspenseQuery(api.forum.list.query(tagsInput));
  return (
    <div className="mx-auto w-full max-w-[45rem] px-4 py-10 sm:px-6 sm:py-14">
      <p className="mb-3 text-14">
        <Link to="/community/forum">{t('forum.back')}</Link>
      </p>
      <h1 className="font-display text-28 font-bold sm:text-40">{t('forum.form.title')}</h1>
      <p className="mt-2 mb-8 text-ink-muted">{t('forum.form.lead')}</p>
      {me?.kind === 'admin' ? (
        <Callout>{t('forum.form.only')}</Callout>
      ) : (
        <TopicForm tags={data.tags} />
      )}
    </div>
  );
}
