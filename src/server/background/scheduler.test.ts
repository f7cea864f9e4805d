import { afterEach, expect, test, vi } from 'vitest';
import { bookingLeads } from '#domain/coach/booking-lead.ts';
import { dueDates, leads } from '#domain/drive/reminder.ts';
import { dueStarts } from '#domain/interview/interview-reminder.ts';
import { interviewLeads } from '#domain/interview/interview.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import type { Ctx } from '#server/context.ts';
import { startScheduler } from './scheduler.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** When each task is started within a day. */
function startsOfADay(): Map<string, number[]> {
  vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z') });
  const starts = new Map<string, number[]>();
  const add = async (_: unknown, name: string) => {
    starts.set(name, [...(starts.get(name) ?? []), Date.now()]);
  };
  const stop = startScheduler(() => ({ now: new Date(), tasks: { add } }) as unknown as Ctx);
  vi.advanceTimersByTime(dayMs - 1);
  stop();
  return starts;
}

/** The longest pause between two starts of each task, in minutes. */
const longestPauses = () =>
  Object.fromEntries(
    [...startsOfADay()].map(([name, starts]) => {
      const pauses = starts.map((at, index) => (starts[index + 1] ?? at) - at);
      return [name, Math.max(...pauses) / minuteMs];
    }),
  );

const windowOf = ({ from, to }: { from: Date; to: Date }) => to.getTime() - from.getTime();
const now = new Date('2026-11-21T10:00:00Z');
/** The shortest time in which a reminder of each kind may be sent, in milliseconds. */
const windows: Record<string, number> = {
  'coach.send-reminders': Math.min(...bookingLeads.map((lead) => windowOf(dueDates(lead, now)))),
  'drive.send-reminders': Math.min(...leads.map((lead) => windowOf(dueDates(lead, now)))),
  'interview.send-reminders': Math.min(
    ...interviewLeads.map((lead) => {
      const { after: from, until: to } = dueStarts(lead, now);
      return windowOf({ from, to });
    }),
  ),
};

test('REL-11 each regular task starts as often as reviewed', () => {
  const lines = Object.entries(longestPauses()).map(([name, minutes]) => `${name}: ${minutes}`);
  expect(lines.toSorted().join('\n')).toMatchInlineSnapshot(`
    "application.mail-count: 60
    application.send-due: 1
    assessment.finish-expired: 1
    backup.create-due: 10
    coach.cancel-slots: 1
    coach.send-reminders: 2
    credential.sign-log-head: 60
    drive.send-reminders: 2
    external-jobs.refresh: 10
    health.mail-alerts: 10
    interview.cancel-ended: 1
    interview.send-reminders: 1
    job-alerts.send: 60
    notification.send-digests: 10
    plan.end-subscriptions: 5
    search.index-segments: 10
    skill-test.finish-expired: 1"
  `);
});

test('CO-06 PRAC-03 reminders are looked for several times while they may be sent', () => {
  const pauses = longestPauses();
  const reminders = Object.keys(pauses).filter((name) => name.endsWith('.send-reminders'));
  expect(reminders.toSorted()).toEqual(Object.keys(windows).toSorted());
  for (const name of reminders)
    expect((pauses[name] ?? Infinity) * minuteMs * 4, name).toBeLessThan(windows[name] ?? 0);
});
