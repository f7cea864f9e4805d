import { useLoaderData } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { NewAdminPosting } from '#web/features/posting/new-admin-posting.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { screeningQuestions } from '#web/routes/screening-questions.tsx';
import type { Route } from './+types/job-new.ts';
import { editorTexts } from './job.tsx';

export { shouldRevalidate } from './job.tsx';

const loadPage = pageLoader({
  texts: editorTexts,
  only: ['admin'],
  title: (t) => t('posting.editor.new'),
});

export async function loader(args: Route.LoaderArgs) {
  return { ...(await loadPage(args)), today: new Date() };
}

export default function AdminJobNew() {
  const { today } = useLoaderData<typeof loader>();
  const me = useMe();
  if (me === null) return null;
  return <NewAdminPosting userId={me.userId} today={today} showQuestions={screeningQuestions} />;
}
