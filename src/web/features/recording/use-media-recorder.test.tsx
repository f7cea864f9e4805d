// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test, vi } from 'vitest';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { useMediaRecorder } from './use-media-recorder.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const begun = vi.fn<() => void>();
class Recorder extends EventTarget {
  static isTypeSupported = () => true;
  state = 'inactive';
  start = begun;
}
const locked = vi.fn<(name: string) => Promise<void>>(async () => undefined);
vi.stubGlobal('MediaRecorder', Recorder);
vi.stubGlobal('navigator', { locks: { request: locked } });
const call = vi.spyOn(rpcLink, 'call');
afterAll(() => {
  call.mockRestore();
  vi.unstubAllGlobals();
});

const stream = { getVideoTracks: () => [], getTracks: () => [] } as unknown as MediaStream;

test('PRAC-03 leaving the page while a recording is created starts no recorder', async () => {
  const created = Promise.withResolvers<{ id: string }>();
  const removed: unknown[] = [];
  call.mockImplementation(async (path, input) => {
    if (path.at(-1) === 'create') return created.promise;
    removed.push([path.at(-1), input]);
    return input;
  });
  let begin: (of: MediaStream) => Promise<void> = async () => undefined;
  function Page() {
    const { start } = useMediaRecorder({ questionId: 'software-1', onFinished: () => undefined });
    useEffect(() => {
      begin = start;
    });
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>,
    ),
  );
  let starting: Promise<void> | undefined;
  await act(async () => {
    starting = begin(stream);
  });
  await act(async () => root.unmount());
  created.resolve({ id: 'r1' });
  await starting;
  expect(begun).not.toHaveBeenCalled();
  expect(locked).not.toHaveBeenCalled();
  expect(removed).toEqual([['remove', { recordingId: 'r1' }]]);
});
