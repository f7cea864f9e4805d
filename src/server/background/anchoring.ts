import { minuteMs } from '#domain/time.ts';
import type { Ctx } from '#server/context.ts';
import { verifyAnchor } from '#server/features/audit/verification.ts';

/**
 * Now and once a minute, compares the audit log with its last anchor and notes the next one. Each
 * process does so, because the anchors are on its own disk.
 */
export function startAnchoring(ctxOfNow: () => Ctx): () => void {
  const anchor = () => {
    const ctx = ctxOfNow();
    verifyAnchor(ctx).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'the audit log could not be anchored this time');
    });
  };
  anchor();
  const timer = setInterval(anchor, minuteMs).unref();
  return () => clearInterval(timer);
}
