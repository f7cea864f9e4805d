import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { useDatabase } from '#testing/database.ts';
import { createLiveBench } from '#testing/live-bench.ts';
import { soon } from '#testing/soon.ts';
import type { LiveHub } from './hub.ts';
import { publishEnd, publishLive } from './publish-live.ts';
import { streamLive, type StreamOptions } from './stream.ts';

const database = useDatabase();
const bench = createLiveBench(database);
afterEach(() => bench.close());

async function openHub(): Promise<LiveHub> {
  const hub = bench.openHub(database.connectionString);
  await soon(() => expect(hub.isListening()).toBe(true));
  return hub;
}

function openStream(
  hub: LiveHub,
  who: { userId: string; sessionId: string },
  options?: StreamOptions,
  afterId?: string,
) {
  const leaving = new AbortController();
  const response = streamLive(
    hub,
    { ...who, ...(afterId !== undefined && { afterId }), signal: leaving.signal },
    options,
  );
  return { response, leaving };
}

function readText(response: Response) {
  const seen = { text: '' };
  const decoder = new TextDecoder();
  const run = async () => {
    for await (const chunk of response.body ?? [])
      seen.text += decoder.decode(chunk as Uint8Array, { stream: true });
  };
  return Object.assign(seen, { ended: run() });
}

test('GEN-07 a stream is server-sent events that proxies neither cache nor transform', async () => {
  const hub = await openHub();
  const asha = await bench.signIn();
  const { response } = openStream(hub, asha);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store, no-transform');
  const seen = readText(response);
  await soon(() => expect(seen.text).toMatch(/^retry: 1000\n\nid: \d+-\d+\n\n$/));
  await publishLive(database.db, {
    userId: asha.userId,
    kind: 'test',
    data: { text: 'two\nlines\r\n\u2028é' },
  });
  await soon(() => expect(seen.text).toMatch(/\n\nid: \d+-\d+\ndata: \{[^\n]*\}\n\n$/));
  const data = JSON.parse(/\ndata: ([^\n]*)\n/.exec(seen.text)?.[1] ?? '') as {
    id: string;
    createdAt: string;
  };
  expect(data).toMatchObject({ kind: 'test', data: { text: 'two\nlines\r\n\u2028é' } });
  expect(data.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(Math.abs(Date.parse(data.createdAt) - Date.now())).toBeLessThan(60_000);
});

test('SCALE-06 the last id of a stream resumes it, even before the first event', async () => {
  const hub = await openHub();
  const asha = await bench.signIn();
  const first = openStream(hub, asha);
  const seen = readText(first.response);
  await soon(() => expect(seen.text).toMatch(/^id: /m));
  first.leaving.abort();
  await seen.ended;
  await publishLive(database.db, { userId: asha.userId, kind: 'test', data: 'missed' });
  const lastId = /^id: (.*)$/m.exec(seen.text)?.[1] ?? '';
  const back = readText(openStream(hub, asha, {}, lastId).response);
  await soon(() => expect(back.text).toContain('"data":"missed"'));
});

test('SEC-11 a stream whose session ended says so and closes', async () => {
  const hub = await openHub();
  const asha = await bench.signIn();
  const seen = readText(openStream(hub, asha).response);
  await soon(() => expect(seen.text).toMatch(/^id: /m));
  await publishEnd(database.db, { sessionId: asha.sessionId });
  await seen.ended;
  expect(seen.text).toMatch(/\n\nevent: end\ndata: \{\}\n\n$/);
});

test('SCALE-06 a quiet stream sends heartbeats, so that proxies keep it open', async () => {
  const hub = await openHub();
  const asha = await bench.signIn();
  const seen = readText(openStream(hub, asha, { beatMs: 30 }).response);
  await soon(() => expect(seen.text.match(/^event: beat$/gm)?.length).toBeGreaterThan(3));
});

test('SCALE-06 a reader that stops reading is disconnected, and uses no more than its buffer', async () => {
  const hub = await openHub();
  const asha = await bench.signIn();
  const { response } = openStream(hub, asha, { beatMs: 60 });
  await soon(() => expect(hub.readerCount()).toBe(1));
  for (let n = 0; n < 30; n++)
    await publishLive(database.db, { userId: asha.userId, kind: 'test', data: 'x'.repeat(10_000) });
  await soon(() => expect(hub.readerCount()).toBe(0), { timeout: 3_000 });
  await expect(response.text()).rejects.toThrow('did not keep up');
});

test('REL-40 closing the body or aborting the signal releases the stream’s slot, even with events queued', async () => {
  const hub = await openHub();
  const asha = await bench.signIn();
  const streams = Array.from({ length: 6 }, () => openStream(hub, asha));
  await soon(() => expect(hub.readerCount()).toBe(6));
  for (let n = 0; n < 20; n++)
    await publishLive(database.db, { userId: asha.userId, kind: 'test', data: 'x'.repeat(10_000) });
  await sleep(100);
  for (const [n, { response, leaving }] of streams.entries()) {
    if (n % 2) leaving.abort();
    else await response.body?.cancel();
  }
  await soon(() => expect(hub.readerCount()).toBe(0));
});

test('REL-40 closing the hub ends the body of every stream', async () => {
  const hub = await openHub();
  const asha = await bench.signIn();
  const seen = [1, 2, 3].map(() => readText(openStream(hub, asha).response));
  await soon(() => expect(seen.every(({ text }) => text.includes('id: '))).toBe(true));
  await hub.close();
  await Promise.all(seen.map(({ ended }) => ended));
});
