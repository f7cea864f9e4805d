import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OpenedApplication } from '#contract/application-pipeline.ts';
import { api } from '#web/lib/api.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { RetryCallout } from '#web/lib/retry-callout.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { useAnnouncer } from './use-announcer.ts';
import { type PrefetchResume, useNeighbours } from './use-neighbours.ts';
import { useUndoKey } from './use-undo.ts';
import { WorkspaceHeader } from './workspace-header.tsx';
import type { WorkspaceTab } from './workspace-tabs.ts';

type CandidateWorkspaceProps = {
  applicationId: string;
  tabs: readonly WorkspaceTab[];
  /** Renders the resume; provided by another feature. */
  resumeOf: (application: OpenedApplication, isNarrow: boolean) => ReactNode;
  prefetchResume: PrefetchResume;
};

/**
 * One application at full height: the resume on the left, everything else in tabs on the right. On
 * a phone the tabs come first and the resume opens over the whole screen.
 */
export function CandidateWorkspace({
  applicationId,
  tabs,
  resumeOf,
  prefetchResume,
}: CandidateWorkspaceProps) {
  const t = useTexts();
  const [params] = useSearchParams();
  const [announcement, say] = useAnnouncer();
  useUndoKey(say);
  const near = useNeighbours(applicationId, params, prefetchResume);
  const { data, error, refetch, isFetching } = useQuery({
    ...api.application.loadReceived.query({ applicationId }),
    retry: false,
  });
  useDocumentTitle(
    data ? t('pipeline.name-of', { name: data.fullName, title: data.postingTitle }) : null,
  );
  return (
    <div className="-mx-4 -my-6 flex min-h-[calc(100dvh-3.5rem)] flex-col sm:-mx-6 lg:-mx-8 lg:-my-8 lg:h-[calc(100dvh-3.5rem)] lg:min-h-0">
      <WorkspaceHeader application={data} near={near} params={params} />
      <p role="status" aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {data ? (
        <Opened key={data.id} application={data} tabs={tabs} resumeOf={resumeOf} />
      ) : error ? (
        <div className="p-4 sm:p-6">
          {refusalOf(error) === 'NOT_FOUND' ? (
            <Callout tone="warning" live>
              {t('pipeline.drawer.gone')}
            </Callout>
          ) : (
            <RetryCallout busy={isFetching} onRetry={() => void refetch()}>
              {t('pipeline.drawer.failed')}
            </RetryCallout>
          )}
        </div>
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Opened({
  application,
  tabs,
  resumeOf,
}: { application: OpenedApplication } & Pick<CandidateWorkspaceProps, 'tabs' | 'resumeOf'>) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useMediaQuery('(min-width: 64rem)', true);
  const tab = tabs.find(({ value }) => value === params.get('tab')) ?? tabs[0];
  const resume = t('common.resume');
  return (
    <div className="min-h-0 grow lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(22rem,5fr)]">
      <section
        aria-label={resume}
        className="hidden min-h-0 min-w-0 border-e border-line bg-hover lg:flex lg:flex-col"
      >
        {isWide && resumeOf(application, false)}
      </section>
      {/* Contains absolutely positioned sr-only texts, which would otherwise lengthen the page. */}
      <div className="relative flex min-w-0 flex-col px-4 pt-3 pb-20 sm:px-6 lg:overflow-y-auto lg:bg-surface lg:pt-1 lg:pb-6">
        <Button
          icon={FileText}
          className="mb-2 self-start lg:hidden"
          onClick={() => setIsOpen(true)}
        >
          {t('pipeline.workspace.show-resume')}
        </Button>
        <Tabs
          label={t('pipeline.workspace.tabs')}
          value={tab?.value ?? ''}
          onValueChange={(value) =>
            setParams(
              (now) => {
                now.set('tab', value);
                return now;
              },
              { replace: true, preventScrollReset: true },
            )
          }
          tabs={tabs.map(({ value, label, count, panel }) => ({
            value,
            label: t(label),
            ...(count && count(application) > 0 && { count: count(application) }),
            panel: (
              <>
                <h2 className="sr-only">{t(label)}</h2>
                {panel(application)}
              </>
            ),
          }))}
        />
      </div>
      {!isWide && (
        <Drawer
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title={t('pipeline.drawer.resume-frame', { name: application.fullName })}
          size="full"
        >
          <div className="-mx-5 -my-1 flex h-full flex-col bg-hover">
            {resumeOf(application, true)}
          </div>
        </Drawer>
      )}
    </div>
  );
}

function Loading() {
  const t = useTexts();
  return (
    <div
      role="status"
      aria-label={t('pipeline.drawer.loading')}
      className="grid grow gap-6 p-4 sm:p-6 lg:grid-cols-[7fr_5fr]"
    >
      <Skeleton className="h-full min-h-96 w-full max-lg:hidden" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  );
}
