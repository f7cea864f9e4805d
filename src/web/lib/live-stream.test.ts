import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLiveStream } from './live-stream.ts';

/** A browser's EventSource whose connection says what the test makes it say. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  say(kind: string, lastEventId = '') {
    this.dispatchEvent(Object.assign(new Event(kind), { data: '{}', lastEventId }));
  }
}

const reader = { onEvent: vi.fn(), onReset: vi.fn(), onEnd: vi.fn(), onLost: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.opened = [];
  for (const each of Object.values(reader)) each.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('SCALE-06 a connection that stays open and carries nothing is replaced, from the last event on', () => {
  const close = openLiveStream('at 1', reader);
  const first = FakeSource.opened[0];
  first?.say('open');
  first?.say('message', 'at 2');
  for (let beats = 0; beats < 10; beats += 1) {
    vi.advanceTimersByTime(15_000);
    first?.say('beat');
  }
  expect(FakeSource.opened).toHaveLength(1);
  vi.advanceTimersByTime(45_000);
  expect(first?.readyState).toBe(FakeSource.CLOSED);
  expect(FakeSource.opened.map(({ url }) => url)).toEqual([
    '/live?after=at%201',
    '/live?after=at%202',
  ]);
  expect(reader.onLost).toHaveBeenLastCalledWith(true);
  // The new connection may be as dead as the old one was.
  vi.advanceTimersByTime(10_500);
  expect(FakeSource.opened).toHaveLength(3);
  FakeSource.opened[2]?.say('open');
  expect(reader.onLost).toHaveBeenLastCalledWith(false);
  close();
  vi.advanceTimersByTime(600_000);
  expect(FakeSource.opened).toHaveLength(3);
});

test('SCALE-06 an error answer is followed by one new stream, not by two', () => {
  const close = openLiveStream('at 1', reader);
  const first = FakeSource.opened[0];
  vi.advanceTimersByTime(9_500);
  first?.close();
  first?.say('error');
  vi.advanceTimersByTime(1_000);
  expect(FakeSource.opened).toHaveLength(2);
  close();
});
