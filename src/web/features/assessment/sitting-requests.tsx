import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AssessmentSitting, ReviewedSitting } from '#contract/assessment-sitting.ts';
import { maxLengths } from '#domain/assessment/assessment.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Candidates who ask for extra time, while it can be granted. */
export function TimeRequests({
  items,
  isKit,
}: {
  items: readonly AssessmentSitting[];
  isKit: boolean;
}) {
  const t = useTexts();
  const asking = items.filter(
    ({ timeRequest, state }) =>
      timeRequest && (state === 'invited' || (isKit && state === 'running')),
  );
  const answer = useChange({
    call: (input: { sittingId: string; isGranted: boolean }) =>
      api.assessment.answerTime.call(input),
    changes: api.assessment.key(),
    done: t('assessment.time.answered'),
    failed: t('assessment.time.failed'),
  });
  if (asking.length === 0) return null;
  return (
    <Card title={t('assessment.time.requests')} padding="sm">
      <ul className="flex flex-col gap-4">
        {asking.map(({ id, name, timeRequest }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 text-14">
            <div className="min-w-0">
              <p className="wrap-anywhere">
                {t('assessment.time.wants', {
                  name,
                  percent: Math.round(((timeRequest?.factor ?? 1) - 1) * 100),
                })}
              </p>
              {timeRequest?.note && (
                <p className="text-13 wrap-anywhere text-ink-muted">{timeRequest.note}</p>
              )}
            </div>
            <div className="flex gap-2">
              <Button
                size="sm"
                disabled={answer.isPending}
                aria-label={t('assessment.time.decline-one', { name })}
                onClick={() => answer.mutate({ sittingId: id, isGranted: false })}
              >
                {t('assessment.time.decline')}
              </Button>
              <Button
                size="sm"
                variant="primary"
                disabled={answer.isPending}
                aria-label={t('assessment.time.grant-one', { name })}
                onClick={() => answer.mutate({ sittingId: id, isGranted: true })}
              >
                {t('assessment.time.grant')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A student who asked for a person, and the answer to it. */
export function PersonAnswer({
  sittingId,
  request,
}: {
  sittingId: string;
  request: NonNullable<ReviewedSitting['personRequest']>;
}) {
  const t = useTexts();
  const cache = useQueryClient();
  const [typed, setTyped] = useState('');
  const send = useMutation({
    mutationFn: () => api.assessment.answerPerson.call({ sittingId, answer: typed }),
    onSuccess: () => {
      toast({ title: t('assessment.person.sent'), tone: 'success' });
      return cache.invalidateQueries({ queryKey: api.assessment.key() });
    },
  });
  return (
    <Card title={t('assessment.person.request')}>
      <div className="flex flex-col gap-4 text-14">
        {request.note && <p className="wrap-anywhere whitespace-pre-line">“{request.note}”</p>}
        {request.answer === null ? (
          <>
            <Field label={t('assessment.person.answer')} help={t('assessment.person.answer-help')}>
              <Textarea
                value={typed}
                rows={3}
                maxLength={maxLengths.note}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Field>
            {send.isError && (
              <Callout tone="danger" live>
                {t(callFailure(send.error))}
              </Callout>
            )}
            <Button
              className="self-start"
              busy={send.isPending}
              disabled={typed.trim() === ''}
              onClick={() => send.mutate()}
            >
              {t('assessment.person.send')}
            </Button>
          </>
        ) : (
          <p className="wrap-anywhere whitespace-pre-line text-ink-muted">{request.answer}</p>
        )}
      </div>
    </Card>
  );
}
