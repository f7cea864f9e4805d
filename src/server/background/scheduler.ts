import { minuteMs } from '#domain/time.ts';
import type { Ctx } from '#server/context.ts';

/** Every task with its interval. Reminders and results of tests are due within minutes. */
const intervals = {
  'backup.create-due': 10 * minuteMs,
  'external-jobs.refresh': 10 * minuteMs,
  'search.index-segments': 10 * minuteMs,
  'drive.send-reminders': 2 * minuteMs,
  'coach.send-reminders': 2 * minuteMs,
  'application.send-due': minuteMs,
  'coach.cancel-slots': minuteMs,
  'interview.send-reminders': minuteMs,
  'interview.cancel-ended': minuteMs,
  'skill-test.finish-expired': minuteMs,
  'credential.sign-log-head': 60 * minuteMs,
  'assessment.finish-expired': minuteMs,
  'notification.send-digests': 10 * minuteMs,
  'application.mail-count': 60 * minuteMs,
  'health.mail-alerts': 10 * minuteMs,
  'plan.end-subscriptions': 5 * minuteMs,
} as const;

/** Starting now, enqueues these tasks regularly; with several processes, each task once. */
export function startScheduler(ctxOfNow: () => Ctx): () => void {
  const timers = Object.entries(intervals).map(([name, everyMs]) => {
    const task = name as keyof typeof intervals;
    const ask = () => {
      const ctx = ctxOfNow();
      const key = String(Math.floor(ctx.now.getTime() / everyMs));
      ctx.tasks.add(ctx.db, task, {}, { key }).catch((error: unknown) => {
        ctx.log.warn({ err: error }, `${task} was skipped this time`);
      });
    };
    ask();
    return setInterval(ask, everyMs).unref();
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
