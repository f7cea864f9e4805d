import { useLoaderData } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { askedQuestions } from '#web/features/application/asked-questions.tsx';
import { PostingEditor } from '#web/features/posting/posting-editor.tsx';
import { pageLoader } from '#web/lib/page.ts';
import type { Route } from './+types/job-new.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

const loadPage = pageLoader({
  texts: ['posting', 'skills', 'careers', 'apply', 'about-company', 'conditions'],
  only: ['member'],
  // Users who may not list postings may not create one either.
  prefetch: ({ api, cache }) =>
    cache.fetchQuery(api.posting.listOwn.queryOptions({ input: { limit: 1 } })),
  title: (t) => t('posting.editor.new'),
});

export async function loader(args: Route.LoaderArgs) {
  return { ...(await loadPage(args)), today: new Date() };
}

/** Toggling the preview changes the URL but not the form. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function CompanyJobNew() {
  const { today } = useLoaderData<typeof loader>();
  const me = useMe();
  if (me === null) return null;
  return (
    <PostingEditor
      posting={null}
      userId={me.userId}
      companyName={me.company?.name ?? ''}
      today={today}
      showQuestions={askedQuestions}
    />
  );
}
