// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextsProvider } from './texts.tsx';
import { TimedTest } from './timed-test.tsx';
import { useTimedAnswers } from './use-timed-answers.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const names = 'time-left time-said progress place previous next saving saved unsaved save-failed';
const texts = [
  {
    common: { cancel: 'Cancel', close: 'Close' },
    'skill-test': Object.fromEntries(names.split(' ').map((name) => [name, name])),
  },
];
const now = new Date('2026-03-01T10:00:00Z');
const question = (place: number) => ({ place, answer: '', version: 0 });
const onSubmit = vi.fn<(isSaved: boolean) => void>();
const onEnd = vi.fn<() => void>();
const send = vi.fn(({ answer }: { answer: string }) => Promise.resolve({ answer, version: 1 }));

function Example({ seconds, asks }: { seconds: number; asks: boolean }) {
  const timed = useTimedAnswers({
    test: {
      now,
      endsAt: new Date(now.getTime() + seconds * 1000),
      questions: [question(0), question(1)],
    },
    draft: 'draft',
    everyMs: 60_000,
    send,
    onSaved: () => undefined,
    onEnd,
    onReturn: () => undefined,
  });
  return (
    <TimedTest
      headingId="heading"
      heading={<h2 id="heading">Test</h2>}
      left={timed.left}
      announcedAt={[10]}
      count={2}
      at={timed.at}
      onGo={timed.go}
      state={timed.state}
      submitText="Submit"
      busy={timed.isFlushing}
      onSubmit={() => void timed.flush().then(onSubmit)}
      confirm={asks ? { title: 'Submit now?', text: '1 is open', cancelText: 'Stay' } : null}
    >
      {(at) => (
        <>
          <h3 tabIndex={-1}>Question {at + 1}</h3>
          <button type="button" onClick={() => timed.change(at, 'A')}>
            Answer
          </button>
        </>
      )}
    </TimedTest>
  );
}

let root: Root;
const show = (seconds: number, asks = false) =>
  act(async () =>
    root.render(
      <TextsProvider locale="en" timeZone="UTC" texts={texts}>
        <Example seconds={seconds} asks={asks} />
      </TextsProvider>,
    ),
  );
const press = (text: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === text)?.click(),
  );

beforeEach(() => {
  vi.useFakeTimers();
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.useRealTimers();
});

test('PRAC-02 the next question gets the focus, and the last one submits', async () => {
  await show(600);
  expect(document.querySelector('[role=timer]')?.textContent).toBe('10:00');
  await press('next');
  expect(document.activeElement?.textContent).toBe('Question 2');
  await press('Submit');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('PRAC-02 a second press while the last answers are being saved does not submit again', async () => {
  const late = Promise.withResolvers<{ answer: string; version: number }>();
  send.mockReturnValueOnce(late.promise);
  await show(600);
  await press('Answer');
  await press('next');
  await press('Submit');
  await press('Submit');
  await act(async () => late.resolve({ answer: 'A', version: 1 }));
  expect(onSubmit.mock.calls).toEqual([[true]]);
});

test('PRAC-02 with open questions it asks before it submits', async () => {
  await show(600, true);
  await press('next');
  await press('Submit');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('1 is open');
  await press('Stay');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('PRAC-02 two seconds before the end answers are saved, and the end submits them', async () => {
  await show(600);
  await press('Answer');
  expect(send).not.toHaveBeenCalled();
  await show(2);
  expect(send).toHaveBeenCalledWith({ place: 0, answer: 'A', version: 0, pasted: 0 });
  expect(onEnd).not.toHaveBeenCalled();
  await show(0);
  expect(onEnd).toHaveBeenCalledOnce();
});
