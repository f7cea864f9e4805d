// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contract } from '#contract/index.ts';
import { notificationKinds } from '#domain/notification/notification.ts';
import { useLiveEvents } from './use-live-events.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const streams: EventTarget[] = [];
beforeAll(() => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super();
        streams.push(this);
      }
      close() {}
    },
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const reads = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs)
    .filter(([, procedure]) => procedure['~orpc'].route.method === 'GET')
    .map(([verb]) => [noun, verb] as const),
);

/** What is loaded again after an event: a noun alone is all that its procedures read. */
function loadedAgain(cache: QueryClient): string {
  const isStale = ([noun, verb]: readonly [string, string]) =>
    cache.getQueryState([[noun, verb], { type: 'query' }])?.isInvalidated;
  return [...Map.groupBy(reads, ([noun]) => noun)]
    .flatMap(([noun, of]) => {
      const stale = of.filter(isStale);
      return stale.length === of.length ? [noun] : stale.map((name) => name.join('.'));
    })
    .join(' ');
}

async function after(event: { type: string; data?: object }) {
  const cache = new QueryClient();
  for (const name of reads) cache.setQueryData([name, { type: 'query' }], {});
  const told: unknown[] = [];
  const Page = () => useLiveEvents('1', (data) => void told.push(data)) && null;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <Page />
      </QueryClientProvider>,
    ),
  );
  const message = () =>
    Object.assign(new Event(event.type), { data: JSON.stringify(event.data), lastEventId: '2' });
  await act(async () => {
    streams.at(-1)?.dispatchEvent(message());
    streams.at(-1)?.dispatchEvent(message());
  });
  await act(async () => root.unmount());
  return `${loadedAgain(cache)}; told: ${told.length}`;
}

const event = (kind: string, data: object = {}) => ({
  type: 'message',
  data: { id: 'x', kind, data },
});

const events = [
  ['home.changed', event('home.changed')],
  ['application.changed', event('application.changed', { by: 'x' })],
  ['export.changed', event('export.changed', { progress: 1 })],
  ['notification.read', event('notification.read', { unread: 1 })],
  ['a notification', event('notification', { kind: 'offer.sent' })],
  [
    'a notification of an unsent application',
    event('notification', { kind: 'application.unsent' }),
  ],
  ['missed events', { type: 'reset' }],
] as const;

test('GEN-06 what pages load again after each event, and how often it is told, is as reviewed', async () => {
  const texts: string[] = [];
  for (const [name, sent] of events) texts.push(`${name}\n  ${await after(sent)}`);
  await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot('live-events.snap');
});

/** Told to nobody who has a page about it open. */
const elsewhere = ['data', 'platform'];

test('GEN-06 a notification loads what it tells of again', async () => {
  const stale = await after(event('notification', { kind: 'application.moved' }));
  const nouns = new Set(notificationKinds.map((kind) => kind.split('.')[0] ?? ''));
  const missing = [...nouns].filter((noun) => !new RegExp(`\\b${noun}\\b`, 'u').test(stale));
  expect(missing.toSorted()).toEqual(elsewhere);
});
