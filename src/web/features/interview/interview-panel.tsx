import { useQuery } from '@tanstack/react-query';
import { BookOpen, Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { InterviewCard } from '#contract/interview.ts';
import { isOpenStatus } from '#domain/application/application-status.ts';
import { api } from '#web/lib/api.ts';
import { LoadError } from '#web/lib/load-error.tsx';
import { queryLink } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonGroup, SkeletonLines } from '#web/ui/skeleton.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { InterviewItem } from './interview-item.tsx';
import { KitView } from './kit-view.tsx';

const ArrangeDialog = lazy(() => import('./arrange-dialog.tsx'));

/** The interviews of one application: arranging, changing and finishing them. */
export default function InterviewPanel({ applicationId }: { applicationId: string }) {
  const t = useTexts();
  const format = useFormat();
  const panel = useQuery(api.interview.listReceived.query({ applicationId }));
  const { key: visit } = useLocation();
  /** The dialog's interview, null for a new one; undefined before the dialog was opened. */
  const [arranged, setArranged] = useState<{ key: string; interview: InterviewCard | null }>();
  const [isOpen, setOpen] = useState(false);
  const arrange = (interview: InterviewCard | null) => {
    setArranged({ key: crypto.randomUUID(), interview });
    setOpen(true);
  };
  const [params, setParams] = useSearchParams();
  const mayAdd =
    panel.data !== undefined &&
    panel.data.mayArrange &&
    isOpenStatus(panel.data.application.status);
  /** A link led here to arrange one. */
  const isRequested = mayAdd && params.has('arrange') && arranged?.key !== visit;
  const shown = isRequested ? { key: visit, interview: null } : arranged;
  const close = () => {
    setOpen(false);
    if (!isRequested) return;
    setArranged(shown);
    const next = new URLSearchParams(params);
    next.delete('arrange');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const section = useRef<HTMLElement>(null);
  // The dialog gives the focus back to the button of the empty state, which then disappears.
  useLostFocus(panel.data?.items.length === 0, section);
  if (panel.isPending)
    return (
      <SkeletonGroup label={t('interview.loading')}>
        <SkeletonLines lines={4} />
      </SkeletonGroup>
    );
  if (panel.isError) return <LoadError title={t('interview.load-failed')} query={panel} />;
  const { items, application, mayArrange, kit } = panel.data;
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => arrange(null)}>
      {t('interview.arrange')}
    </Button>
  );
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('interview.title')}
      className="flex flex-col gap-4 outline-none"
    >
      {items.length === 0 ? (
        <EmptyState
          level={3}
          title={t('interview.none')}
          description={t(mayAdd ? 'interview.none-text' : 'interview.none-closed')}
          action={mayAdd ? add : undefined}
        />
      ) : (
        <>
          {mayAdd && <div>{add}</div>}
          <ul className="flex flex-col gap-3">
            {items.map((interview) => (
              <InterviewItem
                key={interview.id}
                interview={interview}
                level={3}
                scorecardTo={queryLink(params, { tab: 'scorecards' })}
                mayArrange={mayArrange}
                onArrange={() => arrange(interview)}
              />
            ))}
          </ul>
          <Disclosure summary={t('interview.history')}>
            <ul className="flex flex-col gap-1 text-13">
              {items.flatMap(({ history, title }) =>
                history.map(({ id, act, at, by, startsAt, note }) => (
                  <li key={id} className="wrap-anywhere">
                    <time dateTime={at.toISOString()} className="text-ink-muted">
                      {format.dateTime(at)}
                    </time>{' '}
                    {t(`interview.act.${act}`, {
                      title,
                      name: by.name ?? t('interview.system'),
                      when: startsAt ? format.dateTime(startsAt) : '',
                    })}
                    {note && ` “${note}”`}
                  </li>
                )),
              )}
            </ul>
          </Disclosure>
        </>
      )}
      {kit && <KitView kit={kit} />}
      {mayArrange && (
        <ButtonLink
          size="sm"
          variant="ghost"
          icon={BookOpen}
          to={`/company-dashboard/jobs/${application.postingId}/kit`}
          className="self-start"
        >
          {t(kit ? 'interview.kit.edit' : 'interview.kit.write')}
        </ButtonLink>
      )}
      <Suspense>
        {shown && (
          <ArrangeDialog
            key={shown.key}
            open={isRequested || isOpen}
            onClose={close}
            applicationId={applicationId}
            interview={shown.interview}
          />
        )}
      </Suspense>
    </section>
  );
}
