import { ChevronRight, Clock } from 'lucide-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { OwnApplication } from '#contract/application.ts';
import { isOpenStatus } from '#domain/application/application-status.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { OwnTimeline } from './own-timeline.tsx';
import { StatusBadge } from './status-badge.tsx';

const load = () => import('./own-application-details.tsx');
/** So that opening doesn't wait. */
const preload = () => void load().catch(() => undefined);

const OwnInterviews = lazy(() => import('./own-interviews.tsx'));

/** Loaded separately from the page; a failed load is reported in its place. */
const OwnApplicationDetails = lazy(() =>
  load().then(
    (its) => ({ default: its.OwnApplicationDetails }),
    () => ({ default: DetailsMissing }),
  ),
);

/**
 * A student's application: its status, what it means, what comes next, and the details on demand.
 */
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
  const summary = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(isOpen);
  const { key: visit } = useLocation();
  const { id, status, hasAccepted } = application;
  const isOffered = status === 'offer_made';
  // Runs on each visit: the same link may be followed again after scrolling away or closing the
  // card.
  useEffect(() => {
    const details = summary.current?.closest('details');
    if (!isOpen || !details) return;
    details.open = true;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    card.current?.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
    // After the closing layer has returned the focus to its trigger.
    const soon = setTimeout(() => summary.current?.focus({ preventScroll: true }), 0);
    return () => clearTimeout(soon);
  }, [isOpen, visit]);
  // The focused card may disappear when its status no longer matches the filter.
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Waits until the card and the dialog over it are gone: until then nothing else takes the
      // focus.
      setTimeout(() => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus();
      }, 0);
    };
  }, []);
  return (
    <Card as="article" ref={card} className={isOpen ? 'border-primary' : ''}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-16 font-semibold wrap-anywhere">
            {application.hasPage ? (
              <Link
                to={`/student-dashboard/jobs/${application.postingId}`}
                className="text-ink no-underline hover:text-primary"
              >
                {application.postingTitle}
              </Link>
            ) : (
              application.postingTitle
            )}
          </h3>
          <p className="text-14 wrap-anywhere text-ink-muted">{application.companyName}</p>
        </div>
        <span className="flex flex-wrap gap-2">
          {application.isOverdue && (
            <Badge tone="warning" icon={Clock}>
              {t('dashboard.no-response-in-30-days')}
            </Badge>
          )}
          <StatusBadge status={status} reader="student" />
        </span>
      </div>
      <p className="mt-2 text-14 text-ink-muted">
        {application.isCompanyAway && isOpenStatus(status) && (!isOffered || hasAccepted) ? (
          t('own.company-away', { company: application.companyName })
        ) : isOffered && hasAccepted ? (
          t('own.accepted')
        ) : (
          <>
            {t(`application.meaning.${status}`)}
            {t.gap}
            {application.isOverdue ? t('own.overdue.text') : t(`own.next.${status}`)}
          </>
        )}
      </p>
      {application.resume?.isWaiting && (
        <p className="mt-2 text-14 text-ink-muted">{t('own.sent.resume-waits')}</p>
      )}
      {status === 'interview_scheduled' && (
        <div className="mt-4 empty:hidden">
          <Suspense>
            <OwnInterviews
              applicationId={id}
              isExpected
              isCompanyAway={application.isCompanyAway}
            />
          </Suspense>
        </div>
      )}
      <details
        open={isOpen}
        onToggle={(event) => setShown((was) => was || event.currentTarget.open)}
        className="group mt-3"
      >
        <summary
          ref={summary}
          onPointerEnter={preload}
          onFocus={preload}
          className="-mx-1 inline-flex touch-height list-none items-center gap-1 rounded-small px-1 text-13 text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden"
        >
          <ChevronRight
            size={16}
            aria-hidden="true"
            className="transition-transform group-open:rotate-90 rtl:rotate-180"
          />
          {t('student.applied', { when: format.date(application.appliedAt) })}
          {' · '}
          {t(status === 'offer_made' ? 'own.offer-history' : 'student.history')}
          <span className="sr-only">: {application.postingTitle}</span>
        </summary>
        <div className="mt-5">
          {isShown ? (
            <Suspense fallback={<OwnTimeline application={application} />}>
              <OwnApplicationDetails
                application={application}
                onLeft={() => summary.current?.focus()}
              />
            </Suspense>
          ) : (
            <OwnTimeline application={application} />
          )}
          {!isShown && application.resume && (
            <p className="mt-4 text-13">
              <a href={`/files/${application.resume.id}`} download>
                {t('student.resume', { name: application.resume.name })}
              </a>
            </p>
          )}
          {!isOpen && (
            <a
              href={`?application=${id}`}
              className="mt-3 hidden text-13 text-primary noscript:inline-block"
            >
              {t('own.show-all')}
            </a>
          )}
        </div>
      </details>
    </Card>
  );
}

function DetailsMissing({ application }: { application: OwnApplication }) {
  const t = useTexts();
  return (
    <div className="flex flex-col gap-4">
      <OwnTimeline application={application} />
      <Callout
        tone="danger"
        live
        action={
          <Button size="sm" onClick={() => window.location.reload()}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('own.failed')}
      </Callout>
    </div>
  );
}
