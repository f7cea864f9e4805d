import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { OwnApplication } from '#contract/application.ts';
import { isOpenStatus } from '#domain/application/application-status.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { StatusBadge } from './status-badge.tsx';

/** One of the student's applications: where it stands, what that means, and how it got there. */
export function OwnApplicationCard({
  application,
  isOpen,
}: {
  application: OwnApplication;
  isOpen: boolean;
}) {
  const t = useTexts();
  const format = useFormat();
  const card = useRef<HTMLDivElement>(null);
  const { key: visit } = useLocation();
  const last = application.moves.length - 1;
  // Each visit anew: the same link may be followed again after scrolling away.
  useEffect(() => {
    if (!isOpen) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    card.current?.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
  }, [isOpen, visit]);
  return (
    <Card as="article" ref={card} className={isOpen ? 'border-primary' : ''}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-16 font-semibold wrap-anywhere">
            <Link
              to={`/job-application/${application.postingId}`}
              className="text-ink no-underline hover:text-primary"
            >
              {application.postingTitle}
            </Link>
          </h3>
          <p className="text-14 wrap-anywhere text-ink-muted">{application.companyName}</p>
        </div>
        <StatusBadge status={application.status} reader="student" />
      </div>
      <p className="mt-2 text-14 text-ink-muted">
        {t(`application.meaning.${application.status}`)}
      </p>
      <details open={isOpen} className="group mt-3">
        <summary className="inline-flex touch-height list-none items-center gap-1 rounded-small text-13 text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight
            size={16}
            aria-hidden="true"
            className="transition-transform group-open:rotate-90"
          />
          {t('student.applied', { when: format.date(application.appliedAt) })}
          {' · '}
          {t('student.history')}
          <span className="sr-only">: {application.postingTitle}</span>
        </summary>
        <div className="mt-4">
          <Timeline
            steps={application.moves.map((move, at) => ({
              id: `${application.id}-${at}`,
              title: t(`application.status.${move.to}`),
              date: { text: format.dateTime(move.at), iso: move.at.toISOString() },
              detail: move.reason ? t('student.reason', { reason: move.reason }) : undefined,
              ...stepState(at === last, isOpenStatus(move.to), t),
            }))}
          />
          {application.resume && (
            <p className="mt-4 text-13">
              <a href={`/files/${application.resume.id}`} download>
                {t('student.resume', { name: application.resume.name })}
              </a>
            </p>
          )}
        </div>
      </details>
    </Card>
  );
}

function stepState(isLast: boolean, goesOn: boolean, t: ReturnType<typeof useTexts>) {
  if (!isLast) return { state: 'done', stateText: t('student.step.done') } as const;
  return goesOn
    ? ({ state: 'current', stateText: t('student.step.current') } as const)
    : ({ state: 'ended', stateText: t('student.step.ended') } as const);
}
