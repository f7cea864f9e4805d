import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { printedName } from '#domain/account/printed-name.ts';
import { useMe } from '#web/features/account/use-me.ts';
import { companyBackend } from '#web/features/posting/posting-backend.ts';
import { PostingEditor } from '#web/features/posting/posting-editor.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { screeningQuestions } from '#web/routes/screening-questions.tsx';
import type { Route } from './+types/job-new.ts';
import { editorTexts } from './job.tsx';

export { shouldRevalidate } from './job.tsx';

const loadPage = pageLoader({
  texts: editorTexts,
  only: ['member'],
  // Users who may not edit the company may not create a posting either.
  prefetch: ({ api: inProcess, load }) => load(inProcess.company.loadOwn.query()),
  title: (t) => t('posting.editor.new'),
});

export async function loader(args: Route.LoaderArgs) {
  return { ...(await loadPage(args)), today: new Date() };
}

export default function CompanyJobNew() {
  const { today } = useLoaderData<typeof loader>();
  const me = useMe();
  const { data } = useSuspenseQuery(api.company.loadOwn.query());
  if (me === null) return null;
  return (
    <PostingEditor
      posting={null}
      userId={me.userId}
      contact={{ name: printedName(me), email: me.email }}
      company={data}
      today={today}
      showQuestions={screeningQuestions}
      backend={companyBackend}
    />
  );
}
