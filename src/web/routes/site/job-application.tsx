import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useLoaderData, useParams } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { ApplyPanel } from '#web/features/application/apply-panel.tsx';
import { PostingDetails } from '#web/features/posting/posting-details.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Route } from './+types/job-application.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

const loadPage = pageLoader({
  texts: ['careers', 'apply', 'application'],
  prefetch: async ({ api: inProcess, cache, params, me }) => {
    const postingId = params['postingId'] ?? '';
    try {
      await cache.fetchQuery(
        inProcess.posting.load.queryOptions({ input: { postingId }, retry: false }),
      );
    } catch (error) {
      const isGone = ['NOT_FOUND', 'INVALID_INPUT'].includes(refusalOf(error) ?? '');
      throw redirect(`/careers?error=${isGone ? 'posting-not-found' : 'load-failed'}`);
    }
    if (me?.kind === 'student') {
      await Promise.all([
        cache.fetchQuery(inProcess.application.findOwn.queryOptions({ input: { postingId } })),
        cache.fetchQuery(inProcess.application.listResumes.queryOptions({ input: {} })),
      ]);
    }
  },
  title: (t, { api: inProcess, cache, params }) => {
    const input = { postingId: params['postingId'] ?? '' };
    const posting = cache.getQueryData(inProcess.posting.load.queryKey({ input }));
    return t('apply.title', { title: posting?.title ?? '' });
  },
});

export async function loader(args: Route.LoaderArgs) {
  return { ...(await loadPage(args)), idempotencyKey: crypto.randomUUID() };
}

export default function JobApplication() {
  const { postingId = '' } = useParams();
  const { idempotencyKey } = useLoaderData<typeof loader>();
  const t = useTexts();
  const me = useMe();
  const { data: posting } = useSuspenseQuery(
    api.posting.load.queryOptions({ input: { postingId } }),
  );
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 py-10 sm:px-6 sm:py-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <PostingDetails posting={posting}>
        <div className="mt-6 lg:hidden">
          <ButtonLink to="#form" variant="primary">
            {t('careers.apply')}
          </ButtonLink>
        </div>
      </PostingDetails>
      <aside id="form" className="lg:sticky lg:top-24 lg:self-start">
        <ApplyPanel posting={posting} me={me} idempotencyKey={idempotencyKey} />
      </aside>
    </div>
  );
}
