// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PracticeAnswer } from '#contract/practice.ts';
import { api } from '#web/lib/api.ts';
import { useAutosave } from './use-autosave.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

type Stored = { text: string; seconds: number | null; version: number };

/** The answer on the server, which no request reaches while it is down. */
let server: Stored;
let isDown = false;
let root: Root;

const json = (status: number, value: unknown) =>
  new Response(JSON.stringify({ json: value }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

async function respond(request: Request): Promise<Response> {
  if (isDown) throw new TypeError('offline');
  if (request.url.endsWith('/findSession'))
    return json(200, { answers: [{ position: 0, ...server }] });
  const { json: sent } = (await request.json()) as { json: Stored };
  if (sent.version !== server.version)
    return json(409, {
      defined: true,
      code: 'ANSWER_CHANGED',
      status: 409,
      message: '',
      data: {},
    });
  server = { text: sent.text, seconds: sent.seconds, version: server.version + 1 };
  return json(200, { version: server.version });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('location', new URL('http://localhost/'));
  server = { text: '', seconds: null, version: 0 };
  isDown = false;
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Example({ answer }: { answer: PracticeAnswer }) {
  const { draft, state, change, flush } = useAutosave('session', answer);
  return (
    <>
      <output>{`${state}: ${draft.text}`}</output>
      <button type="button" onClick={() => change({ text: `${draft.text}!` })}>
        Type
      </button>
      <button type="button" onClick={() => void flush()}>
        Leave the field
      </button>
    </>
  );
}

/** Opens the page as a reload does, with what the server had at that time. */
async function open(loaded: Stored = server): Promise<void> {
  const client = new QueryClient();
  client.setQueryData(api.account.me.query().queryKey, { account: { userId: 'zoe' } } as never);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const answer = { position: 0, ...loaded } as PracticeAnswer;
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Example answer={answer} />
      </QueryClientProvider>,
    ),
  );
}
const close = () => act(async () => root.unmount());
const press = (at: number) => act(async () => document.querySelectorAll('button').item(at).click());
const type = () => press(0);
const leaveField = () => press(1);
const wait = () => act(() => vi.advanceTimersByTimeAsync(1_100));
const shown = () => document.querySelector('output')?.textContent;

test('PRAC-02 a reload before the save keeps what was typed, and saves it', async () => {
  await open();
  await type();
  await close();
  document.body.replaceChildren();
  await open();
  expect(shown()).toBe('waiting: !');
  await wait();
  expect([shown(), server.text]).toEqual(['saved: !', '!']);
});

test('PRAC-02 a save that arrives only after a reload is no conflict', async () => {
  const before = server;
  await open();
  await type();
  isDown = true;
  await wait();
  await close();
  document.body.replaceChildren();
  isDown = false;
  // The request arrives after the page was loaded again.
  await open(before);
  server = { text: '!', seconds: null, version: 1 };
  await type();
  await wait();
  expect([shown(), server]).toEqual(['saved: !!', { text: '!!', seconds: null, version: 2 }]);
});

test('PRAC-02 another device’s answer is not overwritten by a draft from before a reload', async () => {
  await open();
  await type();
  await close();
  document.body.replaceChildren();
  server = { text: 'From the phone', seconds: null, version: 1 };
  await open();
  await wait();
  expect([shown(), server.text]).toEqual(['changed: !', 'From the phone']);
  await leaveField();
  await wait();
  expect([shown(), server.text]).toEqual(['changed: !', 'From the phone']);
  await type();
  await close();
  document.body.replaceChildren();
  await open();
  await wait();
  expect([shown(), server.text]).toEqual(['changed: !!', 'From the phone']);
});
