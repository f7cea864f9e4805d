import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  fewestQuestions,
  maxQuestions,
  secondsPerQuestion,
  type TestDomain,
  testDomains,
} from '#domain/skill-test/skill-test.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { standardToasts, toast } from '#web/ui/toast-store.ts';

const rules = ['time', 'save', 'private', 'badge'] as const;

/** Asks for a domain and a number of questions, and starts the test. */
export function TestSetup() {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const offered = useSuspenseQuery(api.skillTest.listDomains.query()).data;
  const { timeFactor } = useSuspenseQuery(api.setting.loadOwn.query()).data.tests;
  const [params] = useSearchParams();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  /** The message about the attempt before, which would cover the test. */
  const refused = useRef<number>(undefined);
  const running = api.skillTest.findRunning;
  const start = useMutation({
    mutationFn: (setup: { domain: TestDomain; questionCount: number }) =>
      api.skillTest.createAttempt.call(setup),
    onSuccess: (test) =>
      cache.setQueryData(running.queryKey({ input: {} }), { test, expiredId: null }),
    onError: (error) => {
      showFailure(t, 'skill-test.start-failed', error);
      return cache.invalidateQueries({ queryKey: running.key() });
    },
  });
  const refuse = (why: 'missing' | 'range', form: HTMLFormElement, fields: string[]) => {
    setWrong(fields);
    const first = form.elements.namedItem(fields[0] ?? '');
    if (first instanceof HTMLElement) first.focus();
    refused.current = toast({
      title: t('skill-test.error'),
      description: t(`skill-test.error-${why}`),
      tone: 'danger',
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (refused.current !== undefined) standardToasts.close(refused.current);
    const element = event.currentTarget;
    const form = new FormData(element);
    const domain = testDomains.find((each) => each === form.get('domain'));
    const typed = form.get('questionCount');
    if (!domain || !typed) {
      const missing = [...(domain ? [] : ['domain']), ...(typed ? [] : ['questionCount'])];
      refuse('missing', element, missing);
      return;
    }
    const questionCount = Number(typed);
    const isWhole = Number.isInteger(questionCount);
    if (!isWhole || questionCount < fewestQuestions || questionCount > maxQuestions) {
      refuse('range', element, ['questionCount']);
      return;
    }
    setWrong([]);
    start.mutate({ domain, questionCount });
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card title={t('skill-test.setup')}>
        <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
          <Field label={t('skill-test.domain')} required>
            <Select
              name="domain"
              defaultValue={
                offered.find(({ domain }) => domain === params.get('domain'))?.domain ?? ''
              }
              aria-invalid={wrong.includes('domain') || undefined}
              placeholder={t('skill-test.choose-domain')}
              options={offered.map(({ domain }) => ({
                value: domain,
                label: t(`skill-test.domains.${domain}`),
              }))}
            />
          </Field>
          <Field
            label={t('skill-test.count')}
            required
            help={t('skill-test.count-help', {
              minutes: (timeFactor * secondsPerQuestion) / 60,
            })}
          >
            <Input
              name="questionCount"
              type="number"
              inputMode="numeric"
              min={fewestQuestions}
              max={maxQuestions}
              aria-invalid={wrong.includes('questionCount') || undefined}
            />
          </Field>
          <Button
            type="submit"
            variant="primary"
            busy={start.isPending}
            className="sm:col-span-2 sm:justify-self-start"
          >
            {t('skill-test.start')}
          </Button>
        </form>
        <h3 className="mt-8 text-14 font-semibold">{t('skill-test.rules.title')}</h3>
        <ul className="mt-2 flex max-w-text list-disc flex-col gap-1.5 ps-5 text-14 text-ink-muted">
          {rules.map((rule) => (
            <li key={rule}>{t(`skill-test.rules.${rule}`)}</li>
          ))}
          <li>
            {t.rich('skill-test.rules.extra-time', {
              settings: (inside) => (
                <Link
                  to="/student-dashboard/settings/preferences"
                  className="text-primary underline"
                >
                  {inside}
                </Link>
              ),
            })}
          </li>
        </ul>
      </Card>
      <Card title={t('skill-test.best')}>
        <ul className="divide-y divide-line text-14">
          {offered.map(({ domain, best, countsFrom }) => (
            <li key={domain} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
              <span className="text-ink">{t(`skill-test.domains.${domain}`)}</span>
              <span className="text-ink-muted tabular-nums">
                {best === null
                  ? t('skill-test.best-none')
                  : t('skill-test.percent', { score: best })}
              </span>
              {countsFrom && (
                <span className="basis-full text-13 text-ink-muted">
                  {t('skill-test.counts-from', { when: format.date(countsFrom) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
