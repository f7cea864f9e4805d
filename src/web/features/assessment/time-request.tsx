import { useState } from 'react';
import type { OwnSitting } from '#contract/assessment-sitting.ts';
import { deadlineWith, extraFactors } from '#domain/assessment/sitting-clock.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { RequestForm } from './request-form.tsx';

/** Asking for extra time before the start, and what the company answered. */
export function TimeRequest({ own }: { own: OwnSitting }) {
  const t = useTexts();
  const format = useFormat();
  const [factor, setFactor] = useState<(typeof extraFactors)[number]>(1.25);
  const { minutes } = own;
  if (own.timeRequest === 'granted')
    return (
      <Callout tone="success">
        {minutes === null
          ? t('assessment.kit.granted', { date: format.dateTime(own.expiresAt) })
          : t('assessment.time.granted', { minutes: format.number(minutes) })}
      </Callout>
    );
  if (own.timeRequest === 'declined') return <Callout>{t('assessment.time.declined')}</Callout>;
  if (own.timeRequest === 'asked')
    return (
      <Callout>
        {t(minutes === null ? 'assessment.kit.time-waiting' : 'assessment.time.waiting')}
      </Callout>
    );
  return (
    <RequestForm
      area="assessment.time"
      rows={2}
      request={(note) => api.assessment.requestTime.call({ sittingId: own.id, factor, note })}
    >
      <RadioGroup
        name="factor"
        legend={t('assessment.time.how-much')}
        value={String(factor)}
        onValueChange={(value) =>
          setFactor(extraFactors.find((each) => String(each) === value) ?? factor)
        }
        options={extraFactors.map((each) => ({
          value: String(each),
          label:
            minutes === null
              ? t('dashboard.answer-by', {
                  date: format.dateTime(deadlineWith({ ...own, createdAt: own.invitedAt }, each)),
                })
              : t('assessment.time.factor', {
                  percent: (each - 1) * 100,
                  minutes: format.number(minutes * each),
                }),
        }))}
      />
    </RequestForm>
  );
}
