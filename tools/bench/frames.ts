import type { Page } from '@playwright/test';

type Event = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
};
type Kind = 'script' | 'style' | 'layout' | 'paint';

const kinds: Record<string, Kind> = {
  FunctionCall: 'script',
  FireAnimationFrame: 'script',
  EventDispatch: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

export type Frames = { perSecond: number; busyMs: number; longestFrameMs: number } & Record<
  Kind,
  number
>;

/** Main-thread CPU time in milliseconds per frame during `act`, in total and by kind. */
export async function measureFrames(page: Page, act: () => Promise<void>): Promise<Frames> {
  const { events, end } = await startTracing(page);
  await page.evaluate(countFrames);
  await act();
  const { count, seconds, longestFrameMs } = await page.evaluate(stopCounting);
  await end();
  const main = mainThread(events);
  const of = (kind: Kind | undefined) =>
    outermost(main.filter(({ name }) => (kind ? kinds[name] === kind : name === 'RunTask'))) /
    1_000 /
    count;
  return {
    perSecond: count / seconds,
    longestFrameMs,
    busyMs: of(undefined),
    script: of('script'),
    style: of('style'),
    layout: of('layout'),
    paint: of('paint'),
  };
}

export type Task = { ms: number; processorMs: number; what: string };

/** The longest main-thread task during `act`, and what took most of it. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<Task> {
  const { events, end } = await startTracing(page);
  await page.evaluate(countFrames);
  await act();
  await page.evaluate(stopCounting);
  await end();
  const main = mainThread(events);
  const [longest] = main
    .filter(({ name }) => name === 'RunTask')
    .toSorted((x, y) => (y.dur ?? 0) - (x.dur ?? 0));
  if (longest === undefined) throw new Error('The page did nothing.');
  const { ts, dur = 0, tdur = dur } = longest;
  const inside = main.filter((each) => each !== longest && each.ts >= ts && each.ts <= ts + dur);
  const [most] = inside
    .filter(
      ({ name }) => kinds[name] !== undefined || /^(?:Parse|v8|Evaluate|Minor|Major)/u.test(name),
    )
    .toSorted((x, y) => (y.dur ?? 0) - (x.dur ?? 0));
  const what = most ? `${most.name} ${Math.round((most.dur ?? 0) / 1000)} ms` : '';
  return { ms: dur / 1000, processorMs: tdur / 1000, what };
}

type Counting = { frames: number[]; handle: number };

function countFrames(): void {
  const counting: Counting = { frames: [], handle: 0 };
  const next = (at: number) => {
    counting.frames.push(at);
    counting.handle = requestAnimationFrame(next);
  };
  counting.handle = requestAnimationFrame(next);
  Object.assign(window, { counting });
}

function stopCounting(): { count: number; seconds: number; longestFrameMs: number } {
  const { frames, handle } = (window as unknown as { counting: Counting }).counting;
  cancelAnimationFrame(handle);
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1_000;
  return { count: gaps.length, seconds, longestFrameMs: Math.max(...gaps) };
}

async function startTracing(page: Page): Promise<{ events: Event[]; end: () => Promise<void> }> {
  const cdp = await page.context().newCDPSession(page);
  const events: Event[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Event[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  const end = async () => {
    const over = new Promise<void>((resolve) =>
      cdp.once('Tracing.tracingComplete', () => resolve()),
    );
    await cdp.send('Tracing.end');
    await over;
    await cdp.detach();
  };
  return { events, end };
}

/** The page's main thread: the one that fires its animation frames. */
function mainThread(events: Event[]): Event[] {
  const one = events.find(({ name }) => name === 'FireAnimationFrame');
  if (one === undefined) throw new Error('Nothing was drawn.');
  return events.filter(({ pid, tid }) => pid === one.pid && tid === one.tid);
}

/** The total in microseconds; nested events count once. */
function outermost(events: Event[]): number {
  let [sum, until] = [0, 0];
  for (const { ts, dur = 0, tdur = dur } of events.toSorted((x, y) => x.ts - y.ts)) {
    if (ts < until) continue;
    // Thread time, which excludes other processes on the machine.
    sum += tdur;
    until = ts + dur;
  }
  return sum;
}
