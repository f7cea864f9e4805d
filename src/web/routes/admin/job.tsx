import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData, useParams } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { adminBackend } from '#web/features/posting/posting-backend.ts';
import { PostingEditor } from '#web/features/posting/posting-editor.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { screeningQuestions } from '#web/routes/screening-questions.tsx';
import type { Route } from './+types/job.ts';

export const editorTexts = [
  'posting',
  'plan',
  'skills',
  'careers',
  'apply',
  'about-company',
  'conditions',
  'accepted-test',
  'admin-jobs',
];

const inputOf = (params: Record<string, string | undefined>) => ({
  postingId: params['postingId'] ?? '',
});

const loadPage = pageLoader({
  texts: editorTexts,
  only: ['admin'],
  prefetch: ({ api: inProcess, load, params }) =>
    load(inProcess.posting.loadAsAdmin.query(inputOf(params))),
  title: (t, { api: inProcess, cache, params }) => {
    const key = inProcess.posting.loadAsAdmin.queryKey({ input: inputOf(params) });
    return cache.getQueryData(key)?.title || t('admin-jobs.untitled');
  },
});

export async function loader(args: Route.LoaderArgs) {
  return { ...(await loadPage(args)), today: new Date() };
}

/** Toggling the preview changes the URL but not the posting. */
export { shouldRevalidate } from '#web/routes/should-revalidate.ts';

export default function AdminJob() {
  const t = useTexts();
  const params = useParams();
  const { today } = useLoaderData<typeof loader>();
  const me = useMe();
  const { data } = useSuspenseQuery(api.posting.loadAsAdmin.query(inputOf(params)));
  if (me === null) return null;
  const { name } = data.company;
  return (
    <PostingEditor
      key={data.id}
      posting={data}
      userId={me.userId}
      contact={{ name: '', email: '' }}
      company={{ name, timeZone: data.timeZone }}
      today={today}
      showQuestions={screeningQuestions}
      backend={adminBackend('')}
      lead={
        <p className="wrap-anywhere">
          {t('common.label', { label: t('dashboard.company') })}
          {t.gap}
          <strong className="font-semibold">{name}</strong>
        </p>
      }
    />
  );
}
