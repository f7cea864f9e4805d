import { ArrowLeft, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { OpenedApplication } from '#contract/application-pipeline.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MoveMenu } from './move-menu.tsx';
import { OverdueBadge } from './overdue-badge.tsx';
import { RejectButton } from './reject-button.tsx';
import { StageBadge, StatusBadge } from './status-badge.tsx';
import type { useNeighbours } from './use-neighbours.ts';
import { listPath } from './workspace-path.ts';

type WorkspaceHeaderProps = {
  application: OpenedApplication | undefined;
  near: ReturnType<typeof useNeighbours>;
  params: URLSearchParams;
};

/** Who it is, the way to the neighbours, and the moves: on a phone in a bar at the bottom. */
export function WorkspaceHeader({ application, near, params }: WorkspaceHeaderProps) {
  const t = useTexts();
  return (
    <header className="flex items-start gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
      <div className="min-w-0 grow">
        <Link
          to={listPath(params)}
          state={application && { opened: application.id }}
          className="inline-flex touch-height items-center gap-1 rounded-small text-13 text-ink-muted no-underline hover:text-ink"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          {t('dashboard.applications')}
        </Link>
        {application ? (
          <>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="line-clamp-2 min-w-0 text-20 font-semibold wrap-anywhere text-ink">
                {application.fullName}
              </h1>
              <StatusBadge status={application.status} reader="company" />
              {application.stage && <StageBadge stage={application.stage} />}
              {application.isOverdue && <OverdueBadge />}
              {application.isBlind && <Badge>{t('scorecard.hidden.badge')}</Badge>}
            </div>
            <p className="line-clamp-2 text-13 wrap-anywhere text-ink-muted">
              {application.postingTitle}
            </p>
          </>
        ) : (
          <>
            <h1 className="sr-only">{t('pipeline.drawer.loading')}</h1>
            <Skeleton className="mt-1 h-7 w-48" />
          </>
        )}
        <p role="status" className="sr-only">
          {application &&
            t('pipeline.name-of', {
              name: application.fullName,
              title: application.postingTitle,
            })}
        </p>
      </div>
      <nav aria-label={t('pipeline.workspace.neighbours')} className="flex shrink-0 gap-1">
        <NeighbourLink id={near.previous} near={near} icon={ChevronLeft} keys="K" way="previous" />
        <NeighbourLink id={near.next} near={near} icon={ChevronRight} keys="J" way="next" />
      </nav>
      {application?.mayDecide && (
        <div
          role="group"
          aria-label={t('dashboard.actions')}
          className="flex shrink-0 items-center gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:justify-end max-lg:border-t max-lg:border-line max-lg:bg-background max-lg:px-4 max-lg:py-2 print:hidden"
        >
          <RejectButton key={`reject-${application.id}`} application={application} />
          <MoveMenu key={application.id} application={application} />
        </div>
      )}
    </header>
  );
}

function NeighbourLink({
  id,
  near,
  icon: Icon,
  keys,
  way,
}: {
  id: string | null;
  near: WorkspaceHeaderProps['near'];
  icon: LucideIcon;
  keys: string;
  way: 'previous' | 'next';
}) {
  const t = useTexts();
  const label = t(`pipeline.workspace.${way}`);
  const isEnd = id === null;
  // The same element at the ends of the list: another one would take the focus away.
  return (
    <Link
      to={near.pathOf(id ?? near.id)}
      state={{ keepsFocus: true }}
      preventScrollReset
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? (event) => event.preventDefault() : undefined}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={t('pipeline.workspace.key', { way: label, keys })}
      className={joinClasses(
        'touch-target inline-flex size-8 items-center justify-center rounded-control border border-line bg-surface',
        isEnd
          ? 'cursor-default text-ink-subtle opacity-50'
          : 'text-ink-muted hover:border-line-strong hover:text-ink',
      )}
    >
      <Icon size={16} aria-hidden="true" />
    </Link>
  );
}
