// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import common from '#content/locales/en/common.json' with { type: 'json' };
import dashboard from '#content/locales/en/dashboard.json' with { type: 'json' };
import interview from '#content/locales/en/interview.json' with { type: 'json' };
import type { InterviewCard } from '#contract/interview.ts';
import { flatTexts } from '#testing/flat-texts.ts';
import { api } from '#web/lib/api.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { InterviewItem } from './interview-item.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = flatTexts({ common, dashboard, interview });
afterEach(() => document.body.replaceChildren());

test('CO-05 the candidate of an interview opens without loading the page anew', async () => {
  const card = {
    ...{ id: 'one', postingId: 'job', title: 'First talk', postingTitle: 'Baker', round: 1 },
    ...{
      type: 'technical',
      status: 'cancelled',
      minutes: 30,
      platform: 'phone',
      place: '1',
      version: 1,
    },
    ...{ candidateName: 'Asha', candidateZone: null, interviewers: [], slots: [], note: null },
    ...{ startsAt: null, endsAt: null, outcome: null, mayFinish: false, cancellationReason: null },
  } as unknown as InterviewCard;
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <InterviewItem
          interview={card}
          level={2}
          candidateTo="/asha"
          scorecardTo="/score"
          mayArrange={false}
        />
      ),
    },
    { path: '/asha', Component: () => 'All about Asha' },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <Stub />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  await act(async () => document.querySelector('a')?.click());
  expect(document.body.textContent).toContain('All about Asha');
  await act(async () => root.unmount());
});

test('CO-01 a completed interview names who owes a scorecard and leads its interviewers to theirs', async () => {
  const card = {
    ...{ id: 'one', postingId: 'job', title: 'First talk', postingTitle: 'Baker', round: 1 },
    ...{ type: 'technical', status: 'completed', minutes: 30, platform: 'phone', place: '1' },
    ...{ candidateName: 'Asha', candidateZone: null, slots: [], note: null, version: 1 },
    ...{ startsAt: null, endsAt: null, outcome: null, mayFinish: false, cancellationReason: null },
    interviewers: [
      { id: 'ana', name: 'Ana', lacksScorecard: true },
      { id: 'ben', name: 'Ben', lacksScorecard: false },
    ],
  } as unknown as InterviewCard;
  const shownTo = async (userId: string) => {
    const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    cache.setQueryData(api.account.me.query().queryKey, { account: { userId } } as never);
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: () => (
          <InterviewItem interview={card} level={2} scorecardTo="/score" mayArrange={false} />
        ),
      },
    ]);
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () =>
      root.render(
        <QueryClientProvider client={cache}>
          <TextsProvider locale="en" timeZone="UTC" texts={texts}>
            <Stub />
          </TextsProvider>
        </QueryClientProvider>,
      ),
    );
    const text = document.body.textContent;
    const link = document.querySelector('a')?.getAttribute('href');
    await act(async () => root.unmount());
    return [text.includes('No scorecard yet'), link];
  };
  expect(await shownTo('ana')).toEqual([true, '/score']);
  expect(await shownTo('ben')).toEqual([true, undefined]);
});
