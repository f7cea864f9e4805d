import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OpenedApplication as Opened } from '#contract/application-pipeline.ts';
import { api } from '#web/lib/api.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MoveMenu } from './move-menu.tsx';

const OpenedApplication = lazy(async () => ({
  default: (await import('./opened-application.tsx')).OpenedApplication,
}));

/** Renders the parsed resume of an application; provided by another feature. */
export type ReadingOf = (applicationId: string, resume: NonNullable<Opened['resume']>) => ReactNode;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/**
 * The full application beside the list: what was sent, its history, and the company's notes and
 * rating.
 */
export function ReceivedApplicationDrawer({
  id,
  onClose,
  matchOf,
  readingOf,
}: {
  id: string | null;
  matchOf: (applicationId: string) => ReactNode;
  readingOf: ReadingOf;
  onClose: () => void;
}) {
  const t = useTexts();
  const [shownId, setShownId] = useState(id);
  const [showsResume, setShowsResume] = useState(false);
  // While closing, the drawer still shows its last application.
  if (id !== null && id !== shownId) setShownId(id);
  const applicationId = shownId ?? '';
  const isId = uuid.test(applicationId);
  const { data, error, refetch, isFetching } = useQuery({
    ...api.application.loadReceived.queryOptions({ input: { applicationId } }),
    enabled: isId && id !== null,
    retry: false,
  });
  const isGone = (shownId !== null && !isId) || refusalOf(error) === 'NOT_FOUND';
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      title={data?.fullName ?? t('pipeline.drawer.loading')}
      closeLabel={t('company.applications.close')}
      size={showsResume && data?.resume ? 'xl' : 'lg'}
      footer={data?.mayDecide && <MoveMenu key={data.id} application={data} />}
    >
      {isGone ? (
        <Callout tone="warning" live>
          {t('pipeline.drawer.gone')}
        </Callout>
      ) : data ? (
        <Suspense fallback={<Loading />}>
          <OpenedApplication
            key={data.id}
            application={data}
            match={matchOf(data.id)}
            reading={data.resume && readingOf(data.id, data.resume)}
            showsResume={showsResume}
            onShowResume={setShowsResume}
          />
        </Suspense>
      ) : error ? (
        <Callout
          tone="danger"
          live
          action={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('pipeline.drawer.failed')}
        </Callout>
      ) : (
        <Loading />
      )}
    </Drawer>
  );
}

function Loading() {
  const t = useTexts();
  return (
    <div role="status" aria-label={t('pipeline.drawer.loading')} className="flex flex-col gap-4">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
