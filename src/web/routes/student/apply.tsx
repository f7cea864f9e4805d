import { useSuspenseQuery } from '@tanstack/react-query';
import { data, Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { jobsPath } from '#domain/home/home-paths.ts';
import { hasConditions } from '#domain/posting/posting-conditions.ts';
import { useMe } from '#web/features/account/use-me.ts';
import { ApplyPanel } from '#web/features/application/apply-panel.tsx';
import { Requirements } from '#web/features/assessment/requirements.tsx';
import { GoneReason, SimilarPostings } from '#web/features/posting/gone-posting.tsx';
import { PostingDetails } from '#web/features/posting/posting-details.tsx';
import { api as browserApi } from '#web/lib/api.ts';
import { pageLoader, type Prefetch } from '#web/lib/page.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { readContact } from '#web/routes/read-contact.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SiteIcon } from '#web/ui/site-icon.tsx';

const inputOf = (params: Prefetch['params']) => ({ postingId: params['postingId'] ?? '' });

const postingIn = ({ api, cache, params }: Prefetch) =>
  cache.getQueryData(api.posting.load.queryKey({ input: inputOf(params) }));

/** The posting, or why it is gone; refuses one that never was public. */
async function loadOrGone({ api, load, params }: Prefetch) {
  const input = inputOf(params);
  try {
    return await load(api.posting.load.query(input));
  } catch (error) {
    if (refusalOf(error) !== 'NOT_FOUND') throw error;
    await load(api.posting.loadGone.query(input));
    return null;
  }
}

export async function loader(args: LoaderFunctionArgs) {
  let isGone = false;
  const loadPage = pageLoader({
    texts: [
      'careers',
      'posting-kind',
      'apply',
      'about-company',
      'conditions',
      'search',
      'refusal',
      'requirements',
    ],
    only: ['student'],
    prefetch: async (page) => {
      const { api, cache, load, params } = page;
      const input = inputOf(params);
      const posting = await loadOrGone(page);
      isGone = posting === null;
      if (posting === null) return;
      await Promise.all([
        load(api.application.findOwn.query(input)),
        load(api.application.listResumes.query()),
        load(api.resume.list.query()),
        cache.prefetchQuery(api.assessment.loadRequirements.query(input)),
        // A failed load is reported in its own place on the page.
        hasConditions(posting.conditions) ? cache.prefetchQuery(api.match.load.query(input)) : null,
      ]);
    },
    title: (t, page) => {
      const posting = postingIn(page);
      if (posting === undefined) return t('apply.gone.title');
      return t('apply.title', { title: posting.title, company: posting.companyName });
    },
  });
  const page = { ...(await loadPage(args)), isGone, idempotencyKey: crypto.randomUUID() };
  return data(page, { status: isGone ? 410 : 200 });
}

/** The application form within the dashboard. */
export default function Apply() {
  const { isGone, idempotencyKey } = useLoaderData<typeof loader>();
  const { postingId = '' } = useParams();
  return isGone ? (
    <GoneApply postingId={postingId} />
  ) : (
    <OpenApply postingId={postingId} idempotencyKey={idempotencyKey} />
  );
}

function GoneApply({ postingId }: { postingId: string }) {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('apply.gone.title')} />
      <div className="mt-6 mb-10">
        <GoneReason postingId={postingId} />
      </div>
      <SimilarPostings postingId={postingId} all={jobsPath} />
    </>
  );
}

function OpenApply({ postingId, idempotencyKey }: { postingId: string; idempotencyKey: string }) {
  const t = useTexts();
  const me = useMe();
  const { data: posting } = useSuspenseQuery(browserApi.posting.load.query({ postingId }));
  return (
    <>
      <p className="mb-4 text-14">
        <Link
          to={`${jobsPath}/${posting.id}`}
          className="inline-flex touch-height items-center gap-1.5 rounded-small text-ink-muted no-underline hover:text-ink"
        >
          <SiteIcon name="chevron-left" size={16} className="shrink-0 rtl:-scale-x-100" />
          {t('apply.back')}
        </Link>
      </p>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div id="form" className="lg:sticky lg:top-20 lg:order-2 lg:self-start">
          <div className="mb-4 empty:hidden">
            <Requirements postingId={posting.id} />
          </div>
          <ApplyPanel
            posting={posting}
            me={me}
            idempotencyKey={idempotencyKey}
            readContact={readContact}
          />
        </div>
        <PostingDetails posting={posting} isStudent />
      </div>
    </>
  );
}
