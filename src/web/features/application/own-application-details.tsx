import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OwnApplication } from '#contract/application.ts';
import { isOpenStatus } from '#domain/application/application-status.ts';
import { api } from '#web/lib/api.ts';
import { LoadError } from '#web/lib/load-error.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonGroup, SkeletonLines } from '#web/ui/skeleton.tsx';
import ApplicationMessages from './application-messages.tsx';
import { OwnApplicationSent } from './own-application-sent.tsx';
import { OwnAssessments } from './own-assessments.tsx';
import OwnInterviews from './own-interviews.tsx';
import { OwnOffer } from './own-offer.tsx';
import { OwnTimeline } from './own-timeline.tsx';
import { leavingOf } from './use-withdraw-application.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/**
 * The details of a student's application: timeline, interviews, what was sent, messages,
 * withdrawal.
 */
export function OwnApplicationDetails({
  application,
  onLeft,
}: {
  application: OwnApplication;
  onLeft: () => void;
}) {
  const t = useTexts();
  const whole = useQuery(api.application.loadOwn.query({ applicationId: application.id }));
  const offered = useQuery(api.offer.find.query({ applicationId: application.id }));
  const offer = offered.data?.offer;
  const hasOffer = application.status === 'offer_made';
  const isOpen = hasOffer && offer?.state === 'sent';
  const withdrawing = (
    <Leave application={application} isAccepted={offer?.state === 'accepted'} onLeft={onLeft} />
  );
  const shown = offer && (
    <OwnOffer application={application} offer={offer} decline={isOpen && withdrawing} />
  );
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-8">
        {isOpen && shown}
        {hasOffer && offered.isPending && (
          <SkeletonGroup label={t('offer.loading')}>
            <SkeletonLines lines={5} />
          </SkeletonGroup>
        )}
        {hasOffer && offered.isError && !offered.data && (
          <LoadError title={t('offer.failed')} query={offered} />
        )}
        <section>
          <h4 className="mb-3 text-14 font-semibold">{t('own.steps')}</h4>
          <OwnTimeline application={application} />
        </section>
        {!isOpen && shown}
        <OwnAssessments applicationId={application.id} />
        {application.status !== 'interview_scheduled' && (
          <OwnInterviews applicationId={application.id} isCompanyAway={application.isCompanyAway} />
        )}
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ApplicationMessages applicationId={application.id} applicant={null} />
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        {whole.data && <OwnApplicationSent application={whole.data} />}
        {whole.isPending && (
          <SkeletonGroup label={t('own.loading')}>
            <SkeletonLines lines={6} />
          </SkeletonGroup>
        )}
        {whole.isError && !whole.data && <LoadError title={t('own.failed')} query={whole} />}
        {!isOpen && !(hasOffer && offered.isPending) && withdrawing}
      </div>
    </div>
  );
}

function Leave({
  application,
  isAccepted,
  onLeft,
}: {
  application: OwnApplication;
  /** The student accepted the offer and can only withdraw. */
  isAccepted: boolean;
  onLeft: () => void;
}) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const { status, postingTitle: title } = application;
  const now =
    isAccepted && isOpenStatus(status) ? 'withdrawn' : leavingOf(status, isOpenStatus(status));
  // Freezes the question while the dialog is open, whatever changes in the meantime.
  const [pendingAction, setPendingAction] = useState(now);
  // The focus can't return to a removed button, and must not move before the dialog has closed.
  const hasLeft = useRef(false);
  return (
    <>
      {now && (
        <Button
          variant="secondary"
          onClick={() => {
            setPendingAction(now);
            setOpen(true);
          }}
          className="self-start noscript:hidden"
        >
          <span>
            {t(`own.leave.${now}.button`)}
            <span className="sr-only">: {title}</span>
          </span>
        </Button>
      )}
      {pendingAction && (
        <WithdrawDialog
          application={application}
          to={pendingAction}
          open={open}
          onClose={() => {
            setOpen(false);
            if (hasLeft.current) onLeft();
          }}
          onLeft={() => {
            hasLeft.current = true;
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
