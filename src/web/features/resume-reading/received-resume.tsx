import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { RetryCallout } from '#web/lib/retry-callout.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ParsedCard } from './parsed-card.tsx';
import { readingQuery, sentFileQuery } from './prefetch-resume.ts';
import { ResumePages } from './resume-pages.tsx';
import { type ResumeView, ResumeToolbar } from './resume-toolbar.tsx';
import { fitZoom, narrowZoom } from './resume-zoom.ts';

const askAgainMs = 2000;
const maxTries = 30;
const never = () => () => undefined;

export type ReceivedResumeProps = {
  applicationId: string;
  name: string;
  resume: { id: string; name: string; isPdf: boolean } | null;
  /** Only what was read is shown, without the applicant. */
  isBlind: boolean;
  /** On a phone. */
  isNarrow: boolean;
};

/** An applicant's resume at a readable size: its pages, what was read from them, or the file. */
export default function ReceivedResume({
  applicationId,
  name,
  resume,
  isBlind,
  isNarrow,
}: ReceivedResumeProps) {
  const t = useTexts();
  const hasViewer = useSyncExternalStore(
    never,
    () => navigator.pdfViewerEnabled,
    () => false,
  );
  const [selectedView, setSelectedView] = useState<ResumeView>('pages');
  const [zoom, setZoom] = useState(isNarrow ? narrowZoom : fitZoom);
  const [page, setPage] = useState(0);
  const { data, error, refetch, isFetching } = useQuery({
    ...readingQuery(applicationId),
    enabled: resume !== null || isBlind,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' && state.dataUpdateCount < maxTries ? askAgainMs : false,
  });
  const { data: file = null } = useQuery(sentFileQuery(resume));
  const parsed = data?.parsed ?? null;
  if (resume === null && (!isBlind || data?.state === 'none'))
    return <p className="p-6 text-14 text-ink-muted">{t('company.applications.no-resume')}</p>;
  const pages = parsed?.pages.length ?? 0;
  const views: readonly ResumeView[] = [
    ...(pages > 0 ? (['pages'] as const) : []),
    'read',
    ...(resume?.isPdf && hasViewer ? (['file'] as const) : []),
  ];
  const view = views.includes(selectedView) ? selectedView : (views[0] ?? 'read');
  return (
    <>
      {resume && (
        <ResumeToolbar
          views={views}
          view={view}
          onView={setSelectedView}
          page={page}
          pages={pages}
          zoom={zoom}
          onZoom={setZoom}
          file={resume}
        />
      )}
      {view === 'file' && resume ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; the file's own policy blocks loading and scripts
        <iframe
          src={`/files/${resume.id}?inline=1#navpanes=0`}
          title={t('pipeline.drawer.resume-frame', { name })}
          className="min-h-[60dvh] w-full grow border-0 bg-hover"
        />
      ) : error ? (
        <Scroll>
          <RetryCallout busy={isFetching} onRetry={() => void refetch()}>
            {t('resume-reading.received.failed')}
          </RetryCallout>
        </Scroll>
      ) : data === undefined ? (
        <Scroll>
          <SkeletonGroup label={t('resume-reading.received.loading')}>
            <Skeleton className="h-96 w-full" />
          </SkeletonGroup>
        </Scroll>
      ) : parsed === null ? (
        <Scroll>
          <Callout live title={t('resume-reading.received.waiting')}>
            {t('resume-reading.received.waiting-text')}
          </Callout>
        </Scroll>
      ) : view === 'pages' ? (
        <ResumePages
          parsed={parsed}
          file={parsed.from === 'pdf' || parsed.from === 'written' ? file : null}
          zoom={zoom}
          onZoom={setZoom}
          onPage={setPage}
        />
      ) : (
        <Scroll>
          <h2 className="sr-only">{t('pipeline.drawer.resume-read')}</h2>
          <ParsedCard parsed={parsed} file={file} reader="company" />
        </Scroll>
      )}
    </>
  );
}

function Scroll({ children }: { children: ReactNode }) {
  return <div className="min-h-0 grow overflow-y-auto bg-surface p-4 sm:p-6">{children}</div>;
}
