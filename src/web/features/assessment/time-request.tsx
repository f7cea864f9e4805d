import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnSitting } from '#contract/assessment-sitting.ts';
import { longest } from '#domain/assessment/assessment.ts';
import { extraFactors } from '#domain/assessment/sitting-clock.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Asking for extra time before the start, and what the company answered. */
export function TimeRequest({ own }: { own: OwnSitting }) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const [factor, setFactor] = useState<(typeof extraFactors)[number]>(1.25);
  const [note, setNote] = useState('');
  const ask = useMutation({
    mutationFn: () => api.assessment.requestTime.call({ sittingId: own.id, factor, note }),
    onSuccess: () => {
      toast({ title: t('assessment.time.asked'), tone: 'success' });
      return cache.invalidateQueries({ queryKey: api.assessment.findOwn.key() });
    },
  });
  if (own.timeRequest === 'granted')
    return (
      <Callout tone="success">
        {t('assessment.time.granted', { minutes: format.number(own.minutes) })}
      </Callout>
    );
  if (own.timeRequest === 'declined') return <Callout>{t('assessment.time.declined')}</Callout>;
  if (own.timeRequest === 'asked') return <Callout>{t('assessment.time.waiting')}</Callout>;
  return (
    <Disclosure summary={t('assessment.time.title')}>
      <div className="mt-3 flex max-w-xl flex-col gap-4">
        <RadioGroup
          name="factor"
          legend={t('assessment.time.how-much')}
          value={String(factor)}
          onValueChange={(value) =>
            setFactor(extraFactors.find((each) => String(each) === value) ?? factor)
          }
          options={extraFactors.map((each) => ({
            value: String(each),
            label: t('assessment.time.factor', {
              percent: (each - 1) * 100,
              minutes: format.number(own.minutes * each),
            }),
          }))}
        />
        <Field label={t('assessment.time.note')} help={t('assessment.time.note-help')}>
          <Textarea
            value={note}
            rows={2}
            maxLength={longest.note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {ask.isError && (
          <Callout tone="danger" live>
            {t(callFailure(ask.error))}
          </Callout>
        )}
        <Button className="self-start" busy={ask.isPending} onClick={() => ask.mutate()}>
          {t('assessment.time.ask')}
        </Button>
      </div>
    </Disclosure>
  );
}
