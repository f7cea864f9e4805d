import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnInterview } from '#contract/interview.ts';
import { text } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextareaField } from '#web/lib/text-field.tsx';
import { useFormat, useLocale, useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLastShown } from '#web/ui/use-last-shown.ts';
import { OwnInterviewKit } from './own-interview-kit.tsx';
import { type OwnInterviewChange, useOwnInterview } from './use-own-interview.ts';

const tones: Record<OwnInterview['status'], Tone> = {
  proposed: 'accent',
  needs_times: 'warning',
  scheduled: 'info',
  completed: 'success',
  no_show: 'neutral',
  cancelled: 'neutral',
};

type OwnInterviewsProps = {
  applicationId: string;
  /** Whether the company announced an interview, so that its times are still to come. */
  isExpected?: boolean;
  /** While the company is suspended, no time can be chosen. */
  isCompanyAway?: boolean;
};

/** A student’s interviews for one application: choosing a time, asking for others, preparing. */
export default function OwnInterviews({
  applicationId,
  isExpected = false,
  isCompanyAway = false,
}: OwnInterviewsProps) {
  const t = useTexts();
  const { timeZone } = useLocale();
  const { data } = useQuery(api.interview.listOwn.query({ applicationId }));
  if (data === undefined) return null;
  if (data.items.length === 0)
    return isExpected && <p className="text-14">{t('own.interviews.none')}</p>;
  const cancelled = data.items.filter(({ status }) => status === 'cancelled');
  const others = data.items.filter(({ status }) => status !== 'cancelled');
  return (
    <section>
      <h4 className="text-14 font-semibold">{t('own.interviews.title')}</h4>
      <p className="mb-3 text-13 text-ink-muted">
        {t('own.interviews.zone', { zone: timeZone.replaceAll('_', ' ') })}
      </p>
      <ul className="flex flex-col gap-5">
        {[...others, ...cancelled].map((interview) => (
          <Item key={interview.id} interview={interview} isCompanyAway={isCompanyAway} />
        ))}
      </ul>
    </section>
  );
}

function Item({ interview, isCompanyAway }: { interview: OwnInterview; isCompanyAway: boolean }) {
  const t = useTexts();
  const format = useFormat();
  const change = useOwnInterview();
  const [openDialog, setOpenDialog] = useState<'times' | 'cancel' | null>(null);
  const { id, status, title, startsAt, endsAt, platform, place, slots, interviewers } = interview;
  const isPaused = isCompanyAway && status === 'proposed';
  const book = (slotId: string) =>
    change.mutate({
      act: () => api.interview.bookSlot.call({ interviewId: id, slotId }),
      done: t('own.interviews.booked'),
    });
  return (
    <li className="flex flex-col gap-2 text-14">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
        {isPaused ? (
          <Badge>{t('own.assessments.state.paused')}</Badge>
        ) : (
          <Badge tone={tones[status]}>{t(`own.interviews.state.${status}`)}</Badge>
        )}
      </div>
      {startsAt && endsAt && (
        <time dateTime={startsAt.toISOString()}>
          {t('own.interviews.when', {
            date: format.date(startsAt, 'full'),
            from: format.time(startsAt),
            to: format.time(endsAt),
          })}
        </time>
      )}
      <p className="text-13 wrap-anywhere text-ink-muted">
        {t(`own.interviews.platform.${platform}`)}
        {place !== '' && status === 'scheduled' && (
          <>
            {' · '}
            {place.startsWith('https://') ? (
              <a href={place} target="_blank" rel="noreferrer noopener">
                {place}
              </a>
            ) : (
              place
            )}
          </>
        )}
        {interviewers.length > 0 &&
          ` · ${t('own.interviews.with', { names: interviewers.join(', ') })}`}
      </p>
      {status === 'needs_times' && <p>{t('own.interviews.waiting')}</p>}
      {interview.cancellationReason && (
        <p className="wrap-anywhere">
          {t('own.interviews.reason', { reason: interview.cancellationReason })}
        </p>
      )}
      {status === 'proposed' && !isPaused && (
        <div className="flex flex-col gap-2" role="group" aria-label={t('own.interviews.choose')}>
          <p>{t(slots.length > 0 ? 'own.interviews.choose' : 'own.interviews.all-taken')}</p>
          {slots.map((slot) => (
            <Button
              key={slot.id}
              busy={change.isPending}
              className="justify-start"
              onClick={() => book(slot.id)}
            >
              {format.dateTime(slot.startsAt, 'full')}
            </Button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {status === 'scheduled' && (
          <ButtonLink size="sm" to={`/interviews/${id}.ics`} reloadDocument download>
            {t('own.interviews.calendar')}
          </ButtonLink>
        )}
        {interview.mayChange && status !== 'needs_times' && !isPaused && (
          <Button size="sm" onClick={() => setOpenDialog('times')}>
            {t(status === 'proposed' ? 'own.interviews.none-fits' : 'own.interviews.other-time')}
          </Button>
        )}
        {interview.mayChange && (
          <Button size="sm" variant="ghost" onClick={() => setOpenDialog('cancel')}>
            {t('own.interviews.cancel')}
          </Button>
        )}
      </div>
      {interview.kit && <OwnInterviewKit kit={interview.kit} />}
      <AskDialog interview={interview} asked={openDialog} onClose={() => setOpenDialog(null)} />
    </li>
  );
}

const fields = { note: text({ max: 500 }) };

function AskDialog({
  interview,
  asked,
  onClose,
}: {
  interview: OwnInterview;
  asked: 'times' | 'cancel' | null;
  onClose: () => void;
}) {
  const t = useTexts();
  const change = useOwnInterview();
  // The texts stay while the dialog closes.
  const shown = useLastShown(asked) ?? 'times';
  const { id: interviewId, version, companyName: name, status } = interview;
  const form = useForm({
    fields,
    submit: ({ note = '' }) =>
      shown === 'cancel'
        ? api.interview.cancel.call({ interviewId, version, reason: note })
        : api.interview.requestTimes.call({ interviewId, version, note }),
    onDone: async (changed: OwnInterviewChange) => {
      onClose();
      await change.mutateAsync({
        act: () => Promise.resolve(changed),
        done: t(`own.interviews.${shown === 'cancel' ? 'cancelled' : 'requested'}`),
      });
    },
  });
  return (
    <DialogForm
      form={form}
      open={asked !== null}
      onClose={onClose}
      title={t(`own.interviews.${shown}-title`)}
      description={t(
        shown === 'cancel'
          ? 'own.interviews.cancel-text'
          : status === 'scheduled'
            ? 'own.interviews.times-text-booked'
            : 'own.interviews.times-text',
        { name },
      )}
      submitText={t(`own.interviews.${shown}-submit`)}
      cancelText={shown === 'cancel' ? t('own.interviews.keep') : undefined}
      busyText={t('own.interviews.busy')}
    >
      <TextareaField
        name="note"
        label={t('own.interviews.note')}
        help={t('own.interviews.note-help', { name })}
        rows={3}
      />
    </DialogForm>
  );
}
