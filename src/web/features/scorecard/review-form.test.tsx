// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { PostingReview } from '#contract/scorecard.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { ReviewForm } from './review-form.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const defaults = Object.fromEntries(
  ['skills', 'solving', 'communication', 'motivation'].flatMap((key) => [
    [`default.${key}.name`, key],
    [`default.${key}.help`, ''],
  ]),
);
const texts = [
  {
    scorecard: {
      ...defaults,
      'review.blind': 'Blind',
      'review.blind-help': '',
      'review.criteria': 'Criteria',
      'review.criteria-help': '',
      'review.name': ['Criterion ', ['place']],
      'review.help': 'Help',
      'review.remove': ['Remove ', ['place']],
    },
    dashboard: { 'add-criterion': 'Add', save: 'Save' },
  },
];
const criteria = ['Baking', 'Kneading'].map((name) => ({ name, help: null }));
const review = { postingId: 'one', isBlind: false, criteria } as unknown as PostingReview;

test('CO-05 a criterion added after one was removed is empty', async () => {
  const call = vi.spyOn(rpcLink, 'call').mockResolvedValue({ account: null });
  const router = createMemoryRouter([{ path: '/', element: <ReviewForm review={review} /> }]);
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <RouterProvider router={router} />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const names = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[name^="name-"]')].map(
      ({ value }) => value,
    );
  expect(names()).toEqual(['Baking', 'Kneading']);
  await act(async () =>
    document.querySelector<HTMLElement>('button[aria-label="Remove 2"]')?.click(),
  );
  const add = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Add');
  await act(async () => add?.click());
  expect(names()).toEqual(['Baking', '']);
  await act(async () => root.unmount());
  call.mockRestore();
});
