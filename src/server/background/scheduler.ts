import { hourMs, minuteMs } from '#domain/time.ts';
import type { Ctx } from '#server/context.ts';

/** Every task with its interval. Most only look for what is due. */
const intervals = {
  'application.send-due': minuteMs,
  'assessment.finish-expired': minuteMs,
  'coach.cancel-slots': minuteMs,
  'interview.cancel-ended': minuteMs,
  'interview.send-reminders': minuteMs,
  'skill-test.finish-expired': minuteMs,
  'coach.send-reminders': 2 * minuteMs,
  'drive.send-reminders': 2 * minuteMs,
  'plan.end-subscriptions': 5 * minuteMs,
  'backup.create-due': 10 * minuteMs,
  'external-jobs.refresh': 10 * minuteMs,
  'health.mail-alerts': 10 * minuteMs,
  'notification.send-digests': 10 * minuteMs,
  'search.index-segments': 10 * minuteMs,
  'application.mail-count': hourMs,
  'credential.sign-log-head': hourMs,
  'job-alerts.send': hourMs,
} as const;

/** Starting now, enqueues these tasks regularly; with several processes, each task once. */
export function startScheduler(ctxOfNow: () => Ctx): () => void {
  const timers = Object.entries(intervals).map(([name, everyMs]) => {
    const task = name as keyof typeof intervals;
    const enqueue = () => {
      const ctx = ctxOfNow();
      const key = String(Math.floor(ctx.now.getTime() / everyMs));
      ctx.tasks.add(ctx.db, task, {}, { key }).catch((error: unknown) => {
        ctx.log.warn({ err: error }, `${task} was skipped this time`);
      });
    };
    enqueue();
    return setInterval(enqueue, everyMs).unref();
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
