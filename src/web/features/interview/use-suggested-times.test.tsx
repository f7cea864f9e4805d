// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { useSuggestedTimes } from './use-suggested-times.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const answers: PromiseWithResolvers<unknown>[] = [];
const call = vi.spyOn(rpcLink, 'call').mockImplementation(() => {
  const answer = Promise.withResolvers<unknown>();
  answers.push(answer);
  return answer.promise;
});
afterAll(() => call.mockRestore());

let root: Root;
let shown: ReturnType<typeof useSuggestedTimes>;
function Times({ memberIds }: { memberIds: string[] }) {
  const now = useSuggestedTimes({
    applicationId: 'one',
    memberIds,
    minutes: '45',
    timeZone: 'UTC',
    count: 3,
    isOpen: true,
    initial: [],
    isSuggesting: true,
  });
  useEffect(() => {
    shown = now;
  });
  return null;
}

const cache = new QueryClient();
const render = (memberIds: string[]) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <Times memberIds={memberIds} />
      </QueryClientProvider>,
    ),
  );
/** Waits until so many suggestions were asked for. */
const asked = (count: number) => act(() => vi.waitFor(() => expect(answers).toHaveLength(count)));
const answer = (at: number, times: string[]) => act(async () => answers[at]?.resolve({ times }));

beforeEach(() => {
  answers.length = 0;
  root = createRoot(document.body);
});
afterEach(() => act(async () => root.unmount()));

test('CO-05 a time typed while times are looked for is not replaced', async () => {
  await render(['a']);
  await asked(1);
  await act(async () => shown.setTimes(['2026-09-01T10:00']));
  // The chosen time is counted.
  await asked(2);
  await answer(0, ['2026-09-02T10:00']);
  expect(shown.times).toEqual(['2026-09-01T10:00']);
});

test('CO-05 times for interviewers that are no longer chosen are dropped', async () => {
  await render(['a']);
  await asked(1);
  await render(['b']);
  await asked(2);
  await answer(1, ['2026-09-02T10:00']);
  await answer(0, ['2026-09-01T10:00']);
  expect(shown.times).toEqual(['2026-09-02T10:00']);
});
