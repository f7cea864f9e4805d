import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { data, redirect, useLoaderData, useNavigate, useParams } from 'react-router';
import { jobPostingData } from '#domain/posting/job-posting-data.ts';
import { hasConditions } from '#domain/posting/posting-conditions.ts';
import { breadcrumbData } from '#domain/site/structured-data.ts';
import { useMe } from '#web/features/account/use-me.ts';
import { ApplyPanel } from '#web/features/application/apply-panel.tsx';
import { Requirements } from '#web/features/assessment/requirements.tsx';
import { GoneReason, SimilarPostings } from '#web/features/posting/gone-posting.tsx';
import { PostingDetails } from '#web/features/posting/posting-details.tsx';
import { ReportButton } from '#web/features/report/report-button.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader, type Prefetch } from '#web/lib/page.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { StructuredData } from '#web/lib/structured-data.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { readContact } from '#web/routes/read-contact.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Route } from './+types/job-application.ts';

const inputOf = (params: Prefetch['params']) => ({ postingId: params['postingId'] ?? '' });
const postingIn = ({ api: inProcess, cache, params }: Prefetch) =>
  cache.getQueryData(inProcess.posting.load.queryKey({ input: inputOf(params) }));
const goneIn = ({ api: inProcess, cache, params }: Prefetch) =>
  cache.getQueryData(inProcess.posting.loadGone.queryKey({ input: inputOf(params) }));

const notThere = new Set(['NOT_FOUND', 'INVALID_INPUT']);

/** Whether the query finds something; the result is then in the cache. */
async function isThere(query: Promise<unknown>): Promise<boolean> {
  try {
    await query;
    return true;
  } catch (error) {
    if (notThere.has(refusalOf(error) ?? '')) return false;
    throw redirect('/careers?error=load-failed');
  }
}

async function prefetch({ api: inProcess, load, cache, params, me }: Prefetch) {
  const input = inputOf(params);
  const posted = inProcess.posting.load.query(input);
  const gone = inProcess.posting.loadGone.query(input);
  const isShown = await isThere(load(posted));
  const posting = cache.getQueryData(posted.queryKey);
  const isOpen = posting?.isOpen === true;
  if (!isOpen) await isThere(load(gone));
  if (isShown && me?.kind === 'student') {
    await Promise.all([
      load(inProcess.application.findOwn.query(input)),
      load(inProcess.application.listResumes.query()),
      load(inProcess.resume.list.query()),
      // A failed load is reported in its own place on the page.
      posting && hasConditions(posting.conditions)
        ? cache.prefetchQuery(inProcess.match.load.query(input))
        : null,
    ]);
  }
}

export async function loader(args: Route.LoaderArgs) {
  let status = 200;
  let isShown = true;
  const load = pageLoader({
    texts: [
      'careers',
      'apply',
      'about-company',
      'conditions',
      'application',
      'report',
      'refusal',
      'requirements',
    ],
    prefetch: async (page) => {
      await prefetch(page);
      isShown = postingIn(page) !== undefined;
      if (postingIn(page)?.isOpen !== true) status = goneIn(page) ? 410 : 404;
    },
    title: (t, page) => {
      const posting = postingIn(page);
      if (posting === undefined || status === 404) {
        return t(status === 410 ? 'apply.gone.title' : 'careers.errors.posting-not-found');
      }
      return t('apply.title', { title: posting.title, company: posting.companyName });
    },
    description: (t, page) => {
      const posting = postingIn(page);
      if (posting === undefined) return '';
      const { title, companyName: company, location: place } = posting;
      return place
        ? t('apply.description-place', { title, company, place })
        : t('apply.description', { title, company });
    },
    image: ({ params }) => `/share/posting/${params['postingId'] ?? ''}.png`,
    isUnlisted: () => status !== 200,
  });
  const page = await load(args);
  return data({ ...page, status, isShown, idempotencyKey: crypto.randomUUID() }, { status });
}

export default function JobApplication() {
  const { postingId = '' } = useParams();
  const { status, isShown, idempotencyKey } = useLoaderData<typeof loader>();
  const t = useTexts();
  if (status === 404) return <UnknownPosting />;
  return (
    <div className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14">
      {!isShown && (
        <h1 className="mb-6 font-display text-28 font-bold sm:text-40">{t('apply.gone.title')}</h1>
      )}
      {status === 410 && <GoneReason postingId={postingId} />}
      {isShown && <ShownPosting postingId={postingId} idempotencyKey={idempotencyKey} />}
      {status === 410 && <SimilarPostings postingId={postingId} all="/careers" />}
    </div>
  );
}

function ShownPosting({
  postingId,
  idempotencyKey,
}: {
  postingId: string;
  idempotencyKey: string;
}) {
  const t = useTexts();
  const me = useMe();
  const { data: posting } = useSuspenseQuery(api.posting.load.query({ postingId }));
  const steps = [
    { name: t('site.home'), path: '/' },
    { name: t('apply.path.careers'), path: '/careers' },
    { name: posting.title, path: `/job-application/${posting.id}` },
  ];
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] [&:not(:first-child)]:mt-8 [&:not(:last-child)]:mb-14">
      {posting.isOpen && (
        <StructuredData
          make={
            import.meta.env.SSR
              ? (origin) =>
                  [jobPostingData(posting, origin), breadcrumbData(steps, origin)].filter(
                    (each) => each !== null,
                  )
              : null
          }
        />
      )}
      <PostingDetails posting={posting} isStudent={me?.kind === 'student'}>
        <div className="mt-6 lg:hidden">
          <ButtonLink to="#form" variant="primary">
            {t('careers.apply')}
          </ButtonLink>
        </div>
        {me && me.kind !== 'admin' && posting.isOpen && (
          <p className="mt-4">
            <ReportButton target={{ kind: 'posting', id: posting.id }} />
          </p>
        )}
      </PostingDetails>
      <aside id="form" className="lg:sticky lg:top-24 lg:self-start print:hidden">
        {me?.kind === 'student' && posting.isOpen && (
          <div className="mb-4 empty:hidden">
            <Requirements postingId={posting.id} />
          </div>
        )}
        <ApplyPanel
          posting={posting}
          me={me}
          idempotencyKey={idempotencyKey}
          readContact={readContact}
        />
      </aside>
    </div>
  );
}

/** People are redirected; browsers without scripts and crawlers get a 'not found' message. */
function UnknownPosting() {
  const t = useTexts();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate('/careers?error=posting-not-found', { replace: true });
  }, [navigate]);
  return (
    <div className="mx-auto max-w-page px-4 py-20 text-center">
      <h1 className="text-20 font-semibold">{t('careers.errors.posting-not-found')}</h1>
      <ButtonLink to="/careers" variant="primary" className="mt-8">
        {t('apply.gone.all')}
      </ButtonLink>
    </div>
  );
}
