// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { RoadmapPage } from '#contract/roadmap.ts';
import { api } from '#web/lib/api.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { useHours } from './use-hours.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => vi.restoreAllMocks());

function Hours({ page, again }: { page: RoadmapPage; again: () => void }) {
  const { hours, setHours } = useHours(page);
  return (
    <>
      <output>{hours}</output>
      <button type="button" onClick={again}>
        Load again
      </button>
      <button type="button" onClick={() => setHours(40)}>
        40 hours
      </button>
    </>
  );
}

function Roadmap() {
  const { data, refetch } = useQuery(api.roadmap.load.query({ topic: 'web-development' }));
  return data ? <Hours page={data} again={() => void refetch()} /> : null;
}

test('PRAC-04 the chosen hours stay when an earlier answer comes late', async () => {
  let saved = 10;
  let letGo: (() => void) | undefined;
  let loads = 0;
  vi.spyOn(rpcLink, 'call').mockImplementation(async ([, procedure]) => {
    if (procedure === 'setHours') saved = 40;
    const answer = { hoursPerWeek: saved };
    if (procedure === 'load') loads += 1;
    // The second one has read the old hours, and comes last.
    if (loads === 2 && letGo === undefined) await new Promise<void>((free) => (letGo = free));
    return answer;
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={[]}>
          <Roadmap />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const shown = () => Number(document.querySelector('output')?.textContent);
  const press = (at: number) =>
    act(async () => document.querySelectorAll('button').item(at).click());
  await vi.waitFor(() => expect(shown()).toBe(10));
  await press(0);
  await vi.waitFor(() => expect(letGo).toBeDefined());
  await press(1);
  await vi.waitFor(() => expect(shown()).toBe(40));
  await act(async () => {
    letGo?.();
    await new Promise((done) => setTimeout(done, 20));
  });
  expect(shown()).toBe(40);
  await act(async () => root.unmount());
});
