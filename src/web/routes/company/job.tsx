import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData, useParams } from 'react-router';
import { printedName } from '#domain/account/printed-name.ts';
import { useMe } from '#web/features/account/use-me.ts';
import { companyBackend } from '#web/features/posting/posting-backend.ts';
import { PostingEditor } from '#web/features/posting/posting-editor.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { screeningQuestions } from '#web/routes/screening-questions.tsx';
import type { Route } from './+types/job.ts';

const inputOf = (params: Record<string, string | undefined>) => ({
  postingId: params['postingId'] ?? '',
});

export const editorTexts = [
  'posting',
  'plan',
  'posting-kind',
  'skills',
  'careers',
  'apply',
  'about-company',
  'conditions',
  'accepted-test',
];

const loadPage = pageLoader({
  texts: editorTexts,
  only: ['member'],
  prefetch: ({ api: inProcess, load, params }) =>
    load(inProcess.posting.loadOwn.query(inputOf(params))),
  title: (t, { api: inProcess, cache, params }) => {
    const key = inProcess.posting.loadOwn.queryKey({ input: inputOf(params) });
    return cache.getQueryData(key)?.title || t('dashboard.untitled-job');
  },
});

export async function loader(args: Route.LoaderArgs) {
  return { ...(await loadPage(args)), today: new Date() };
}

/** Toggling the preview changes the URL but not the posting. */
export { shouldRevalidate } from '#web/routes/should-revalidate.ts';

export default function CompanyJob() {
  const params = useParams();
  const { today } = useLoaderData<typeof loader>();
  const me = useMe();
  const { data } = useSuspenseQuery(api.posting.loadOwn.query(inputOf(params)));
  if (me === null) return null;
  return (
    <PostingEditor
      key={data.id}
      posting={data}
      userId={me.userId}
      contact={{ name: printedName(me), email: me.email }}
      company={{ name: data.company.name, timeZone: data.timeZone }}
      today={today}
      showQuestions={screeningQuestions}
      backend={companyBackend}
    />
  );
}
