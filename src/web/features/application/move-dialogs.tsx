import { useState } from 'react';
import type { ReceivedApplication } from '#contract/application.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { MoveBasis } from '#domain/application/may-move-application.ts';
import type { Stage } from '#domain/stage/stage.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { InterviewDialog } from './interview-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useMoveApplication } from './use-move-application.ts';

export type Movable = Pick<
  ReceivedApplication,
  'id' | 'fullName' | 'postingTitle' | 'status' | 'version' | 'moves'
>;

export type MoveQuestion = 'reject' | 'offer' | 'withdraw-offer' | 'outside' | 'interview';

/** What must be asked before a move from one status to another; null for none. */
export function questionOf(from: ApplicationStatus, to: ApplicationStatus): MoveQuestion | null {
  if (from === to) return null;
  if (to === 'rejected') return 'reject';
  if (to === 'offer_made') return 'offer';
  if (to === 'hired') return null;
  if (from === 'offer_made') return 'withdraw-offer';
  return to === 'interview_scheduled' ? 'interview' : null;
}

export type MoveConfirmation = {
  application: Movable;
  to: ApplicationStatus;
  question: MoveQuestion | null;
  busy: boolean;
  problem: string | undefined;
  onClose: () => void;
  onMove: (how: { reason?: string; basis?: MoveBasis }) => void;
};

/** Moves one application, after asking what the move needs. */
export function useMoveConfirmation(application: Movable) {
  const [pending, setPending] = useState<{
    to: ApplicationStatus;
    stage: Stage | null;
    question: MoveQuestion;
  } | null>(null);
  const { move, busy, problem, forget } = useMoveApplication(application);
  const { to, stage } = pending ?? { to: 'rejected', stage: null };
  const close = () => setPending(null);
  return {
    application,
    to,
    question: pending?.question ?? null,
    busy,
    problem,
    onClose: () => {
      close();
      forget();
    },
    onMove: (how: { reason?: string; basis?: MoveBasis }) =>
      move({ ...how, to, stage, onMoved: close }),
    ask: (status: ApplicationStatus, targetStage: Stage | null = null) => {
      const question = questionOf(application.status, status);
      if (question) return setPending({ to: status, stage: targetStage, question });
      move({
        to: status,
        stage: targetStage,
        onOutside: () => setPending({ to: status, stage: null, question: 'outside' }),
      });
    },
  };
}

/** The dialogs of a move that asks for a reason, an offer or a confirmation first. */
export function MoveDialogs(props: MoveConfirmation) {
  const { application, to, question, busy, problem, onClose, onMove } = props;
  const t = useTexts();
  const name = application.fullName;
  const errorOf = (each: MoveQuestion) => (question === each ? problem : undefined);
  return (
    <>
      <RejectDialog
        about={application.id}
        name={name}
        people={[application]}
        open={question === 'reject'}
        busy={busy}
        error={errorOf('reject')}
        onClose={onClose}
        onReject={(reason) => onMove({ reason })}
      />
      <RejectDialog
        about={`${application.id}-offer`}
        name={name}
        title={t('offer.withdraw.title', { name })}
        text={[
          t('offer.withdraw.text', { status: t(`application.company-status.${to}`) }),
          ...(to === 'interview_scheduled' ? [t('pipeline.interview.told')] : []),
        ].join(t.gap)}
        confirm={t('offer.withdraw.button')}
        busyText={t('offer.withdraw.busy')}
        open={question === 'withdraw-offer'}
        busy={busy}
        error={errorOf('withdraw-offer')}
        onClose={onClose}
        onReject={(reason) =>
          onMove({ reason, ...(to === 'interview_scheduled' && { basis: 'proposes_times' }) })
        }
      />
      <ConfirmDialog
        open={question === 'outside'}
        onClose={onClose}
        onConfirm={() => onMove({ basis: 'accepted_outside' })}
        title={t('offer.outside.title', { name })}
        description={t('offer.outside.text')}
        confirmText={t('offer.outside.confirm')}
        tone="primary"
        busy={busy}
        busyText={t('common.saving')}
        error={errorOf('outside')}
      />
      <InterviewDialog
        application={application}
        open={question === 'interview'}
        busy={busy}
        error={errorOf('interview')}
        onClose={onClose}
        onFollow={() => onMove({ basis: 'proposes_times' })}
      />
      <OfferDialog application={application} open={question === 'offer'} onClose={onClose} />
    </>
  );
}
