import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { InterviewCard } from '#contract/interview.ts';
import { outcomes } from '#domain/interview/interview.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { Select } from '#web/ui/select.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import {
  InterviewPlace,
  InterviewStatusBadge,
  InterviewTime,
  OfferedToOthers,
} from './interview-facts.tsx';
import { useInterviewChange } from './use-interview-change.ts';

type Props = {
  interview: InterviewCard;
  level: 2 | 3 | 4;
  /** Where the candidate’s name links to; without it the name is left out. */
  candidateTo?: string;
  scorecardTo: string;
  mayArrange: boolean;
  onArrange?: (() => void) | undefined;
};

/** One interview with everything that can be done about it. */
export function InterviewItem(props: Props) {
  const { interview, level, candidateTo, scorecardTo, mayArrange, onArrange } = props;
  const t = useTexts();
  const me = useQuery(api.account.me.query()).data?.account;
  const [isCancelling, setCancelling] = useState(false);
  const Heading = `h${level}` as const;
  const { id, status, title, candidateName, interviewers, startsAt, note, slots } = interview;
  const isOpen = ['proposed', 'needs_times', 'scheduled'].includes(status);
  const name = `${title}, ${candidateName}`;
  const unscored = status === 'completed' ? interviewers.filter((one) => one.lacksScorecard) : [];
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0">
        <Heading className="flex flex-wrap items-center gap-2 text-16 font-semibold wrap-anywhere">
          {candidateTo ? <Link to={candidateTo}>{candidateName}</Link> : title}
          <InterviewStatusBadge status={status} />
        </Heading>
        <p className="mt-0.5 text-13 wrap-anywhere text-ink-muted">
          {candidateTo && `${title} · `}
          {interview.postingTitle} · {t(`interview.type.${interview.type}`)} ·{' '}
          {t('interview.round', { round: interview.round })}
        </p>
      </div>
      <div className="flex flex-col gap-1 text-14">
        {startsAt && <InterviewTime at={startsAt} zone={interview.candidateZone} />}
        <span className="text-ink-muted">
          {t('interview.minutes', { count: interview.minutes })} ·{' '}
          <InterviewPlace platform={interview.platform} place={interview.place} />
        </span>
        <span className="text-ink-muted">
          {t('interview.with', { names: interviewers.map((one) => one.name).join(', ') })}
        </span>
        {unscored.length > 0 && (
          <span className="text-warning">
            {t('interview.unscored', { names: unscored.map((one) => one.name).join(', ') })}
          </span>
        )}
        {status === 'proposed' && (
          <div>
            {t('interview.open-slots', { count: slots.length })}
            <ul className="list-disc ps-5 text-ink-muted">
              {slots.map((slot) => (
                <li key={slot.id}>
                  <InterviewTime at={slot.startsAt} zone={interview.candidateZone} />
                  <OfferedToOthers others={slot.others} />
                </li>
              ))}
            </ul>
            {slots.some(({ others }) => others !== 0) && (
              <p className="mt-1 text-13 text-ink-muted">{t('interview.shared.first')}</p>
            )}
          </div>
        )}
        {note && <p className="wrap-anywhere">{t('interview.asked', { note })}</p>}
        {interview.cancellationReason && (
          <p className="wrap-anywhere text-ink-muted">
            {t('interview.reason', { reason: interview.cancellationReason })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-2">
        {unscored.some((one) => one.id === me?.userId) && (
          <ButtonLink
            size="sm"
            variant="primary"
            to={scorecardTo}
            aria-label={t('interview.score-one', { name })}
          >
            {t('interview.score')}
          </ButtonLink>
        )}
        {status === 'scheduled' && (
          <ButtonLink
            size="sm"
            to={`/interviews/${id}.ics`}
            reloadDocument
            download
            aria-label={t('interview.calendar-one', { name })}
          >
            {t('interview.calendar')}
          </ButtonLink>
        )}
        {isOpen && mayArrange && onArrange && (
          <Button
            size="sm"
            onClick={onArrange}
            aria-label={t(
              status === 'scheduled' ? 'interview.reschedule-one' : 'interview.change-one',
              { name },
            )}
          >
            {t(status === 'scheduled' ? 'interview.reschedule' : 'interview.new-times')}
          </Button>
        )}
        {interview.mayFinish && <Finish interview={interview} />}
        {isOpen && mayArrange && !interview.mayFinish && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => setCancelling(true)}
            aria-label={t('interview.cancel-one', { name })}
          >
            {t('interview.cancel')}
          </Button>
        )}
      </div>
      <CancelDialog
        interview={interview}
        mayMove={mayArrange}
        open={isCancelling}
        onClose={() => setCancelling(false)}
      />
    </li>
  );
}

/** Whether it took place, and its outcome. */
function Finish({ interview }: { interview: InterviewCard }) {
  const t = useTexts();
  const change = useInterviewChange();
  const { id: interviewId, version, status, outcome, title, candidateName } = interview;
  const finish = (result: 'completed' | 'no_show', next: (typeof outcomes)[number] | null) =>
    change.mutate({
      act: () => api.interview.finish.call({ interviewId, version, result, outcome: next }),
      done: t('interview.saved'),
      showsGrace: false,
    });
  return (
    <>
      {status !== 'completed' && (
        <Button size="sm" busy={change.isPending} onClick={() => finish('completed', null)}>
          {t('interview.complete')}
        </Button>
      )}
      {status !== 'no_show' && (
        <Button size="sm" busy={change.isPending} onClick={() => finish('no_show', null)}>
          {t('interview.missed')}
        </Button>
      )}
      {status === 'completed' && (
        <Field label={t('interview.outcome-of', { name: `${title}, ${candidateName}` })} hideLabel>
          <Select
            value={outcome ?? ''}
            onChange={({ target }) =>
              finish('completed', outcomes.find((one) => one === target.value) ?? null)
            }
            options={[
              { value: '', label: t('interview.outcome.none') },
              ...optionsOf(outcomes, (value) => t(`interview.outcome.${value}`)),
            ]}
          />
        </Field>
      )}
    </>
  );
}
