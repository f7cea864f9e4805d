// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import common from '#content/locales/en/common.json' with { type: 'json' };
import dashboard from '#content/locales/en/dashboard.json' with { type: 'json' };
import interview from '#content/locales/en/interview.json' with { type: 'json' };
import refusal from '#content/locales/en/refusal.json' with { type: 'json' };
import site from '#content/locales/en/site.json' with { type: 'json' };
import { flatTexts } from '#testing/flat-texts.ts';
import { api } from '#web/lib/api.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { AvailabilityForm } from './availability-form.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = flatTexts({ common, dashboard, interview, refusal, site });
const call = vi.spyOn(rpcLink, 'call');
afterAll(() => call.mockRestore());
afterEach(() => document.body.replaceChildren());

const loaded = { timeZone: 'UTC', windows: [], bufferMinutes: 15, mostPerWeek: null };

test('CO-05 hours changed in another tab are followed once the server can be reached again', async () => {
  let isOffline = true;
  let loads = 0;
  const sent: number[] = [];
  const unhandled = vi.fn<(error: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  call.mockImplementation(async (path, input) => {
    if (path.at(-1) === 'loadAvailability') {
      if (isOffline) throw new TypeError('offline');
      loads += 1;
      return { ...loaded, version: 2 };
    }
    const { version } = input as { version: number };
    sent.push(version);
    if (version === 2) return { version: 3 };
    throw Object.assign(new Error('changed'), { code: 'AVAILABILITY_CHANGED', status: 409 });
  });
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(api.interview.loadAvailability.query().queryKey, { ...loaded, version: 1 });
  const Stub = createRoutesStub([{ path: '/', Component: AvailabilityForm }]);
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
  const save = async (times: number) => {
    await act(async () => document.querySelector('form')?.requestSubmit());
    const isSaved = () => {
      expect(sent).toHaveLength(times);
      expect(document.querySelector('[aria-busy=true]')).toBeNull();
    };
    await act(() => vi.waitFor(isSaved));
  };
  await save(1);
  isOffline = false;
  await save(2);
  await act(() => vi.waitFor(() => expect(loads).toBe(1)));
  await save(3);
  expect(sent).toEqual([1, 1, 2]);
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
  await act(async () => root.unmount());
});
