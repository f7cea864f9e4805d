// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test, vi } from 'vitest';
import type { OpenedApplication } from '#contract/application-pipeline.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { ApplicationRating } from './application-rating.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const answers: PromiseWithResolvers<unknown>[] = [];
const call = vi.spyOn(rpcLink, 'call').mockImplementation(() => {
  const answer = Promise.withResolvers<unknown>();
  answers.push(answer);
  return answer.promise;
});
afterAll(() => call.mockRestore());

const texts = [
  {
    pipeline: {
      'drawer.rating-mine': 'Mine',
      'drawer.rating-stars': 'Stars',
      'drawer.rating-none': 'None',
    },
  },
];
const application = { id: 'one', ratings: [], rating: null } as unknown as OpenedApplication;

test('CO-05 of two ratings in a row the last one wins: it is sent after the first was answered', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <ApplicationRating application={application} />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const [, second, , fourth] = document.querySelectorAll('button');
  await act(async () => second?.click());
  await act(async () => fourth?.click());
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ applicationId: 'one', stars: 2 }]);
  expect(fourth?.getAttribute('aria-pressed')).toBe('true');
  await act(async () => answers[0]?.resolve({}));
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call.mock.lastCall?.[1]).toEqual({ applicationId: 'one', stars: 4 });
  await act(async () => answers[1]?.resolve({}));
  await act(async () => root.unmount());
});
