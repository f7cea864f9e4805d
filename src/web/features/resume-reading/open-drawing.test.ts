import { afterEach, expect, test, vi } from 'vitest';
import { openDrawing } from './open-drawing.ts';
import type { DrawAnswer, DrawQuestion } from './reader-worker.ts';

class FakeWorker extends EventTarget {
  static last: FakeWorker | undefined;
  asked: DrawQuestion[] = [];
  isTerminated = false;
  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage(question: DrawQuestion): void {
    this.asked.push(question);
  }
  answer(data: Partial<DrawAnswer>): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

vi.stubGlobal('Worker', FakeWorker);
vi.useFakeTimers();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const picture = (width: number) => ({ width }) as ImageBitmap;

test('RES-05 a page that is drawn again at another zoom gets its own picture, and drawing goes on', async () => {
  const drawing = await openDrawing(new Blob(['file']));
  const worker = FakeWorker.last;
  const [narrow, wide] = [drawing.draw(0, 900), drawing.draw(0, 1800)];
  const [, first, second] = worker?.asked ?? [];
  worker?.answer({ ...first, picture: picture(900) });
  worker?.answer({ ...second, picture: picture(1800) });
  await expect(narrow).resolves.toEqual({ width: 900 });
  await expect(wide).resolves.toEqual({ width: 1800 });
  vi.advanceTimersByTime(60_000);
  expect(worker?.isTerminated).toBe(false);
});
