import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { TextsProvider } from '#web/lib/texts.tsx';
import { AnswerTimer } from './answer-timer.tsx';

const texts = [{ practice: { 'time-left': ['Time left'] } }];

afterEach(() => void vi.useRealTimers());

test('PRAC-03 a student who returns to the page finds the time that is left, whatever the device’s clock', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2031-01-01T00:00:00Z') });
  const now = new Date('2026-11-24T09:00:00Z');
  const endsAt = new Date('2026-11-24T09:02:00Z');
  const shown = (at: Date) =>
    renderToStaticMarkup(
      <TextsProvider locale="en" timeZone="UTC" texts={texts}>
        <AnswerTimer now={at} endsAt={endsAt} onEnd={() => undefined} />
      </TextsProvider>,
    );
  expect(shown(now)).toContain('2:00');
  vi.advanceTimersByTime(45_000);
  expect(shown(now)).toContain('1:15');
  expect(shown(new Date('2026-11-24T09:00:50Z'))).toContain('1:10');
});
