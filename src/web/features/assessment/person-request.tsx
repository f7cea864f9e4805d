import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnSitting } from '#contract/assessment-sitting.ts';
import { longest } from '#domain/assessment/assessment.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Asking a person to look at the result, and what that person answered. */
export function PersonRequest({ own }: { own: OwnSitting }) {
  const t = useTexts();
  const cache = useQueryClient();
  const [note, setNote] = useState('');
  const ask = useMutation({
    mutationFn: () => api.assessment.requestPerson.call({ sittingId: own.id, note }),
    onSuccess: () => {
      toast({ title: t('assessment.person.asked'), tone: 'success' });
      return cache.invalidateQueries({ queryKey: api.assessment.findOwn.key() });
    },
  });
  if (own.personRequest === 'answered')
    return (
      <Callout tone="success" title={t('assessment.person.answered', { company: own.companyName })}>
        <span className="wrap-anywhere whitespace-pre-line">{own.personAnswer}</span>
      </Callout>
    );
  if (own.personRequest === 'asked') return <Callout>{t('assessment.person.waiting')}</Callout>;
  return (
    <Disclosure summary={t('assessment.person.title')}>
      <div className="mt-3 flex max-w-xl flex-col gap-4">
        <Field label={t('assessment.person.note')} help={t('assessment.person.note-help')}>
          <Textarea
            value={note}
            rows={3}
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
          {t('assessment.person.ask')}
        </Button>
      </div>
    </Disclosure>
  );
}
