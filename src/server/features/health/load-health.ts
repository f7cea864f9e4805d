import type { SiteHealth } from '#contract/health.ts';
import {
  type HealthPart,
  probeLimitMs,
  stateOfProbe,
  stateOfWait,
  worse,
} from '#domain/health/health.ts';
import type { Ctx } from '#server/context.ts';
import { runProbe } from '#server/ports/run-probe.ts';
import { requireAdmin } from '#server/scopes.ts';
import { findAnswer, insertTrialSession } from './health.store.ts';
import { verifyStorage } from './verify-storage.ts';

/** Tries out everything that the platform depends on, at once, for an administrator. */
export async function loadHealth(ctx: Ctx): Promise<SiteHealth> {
  const scope = requireAdmin(ctx);
  const probes: Record<HealthPart, () => Promise<unknown>> = {
    database: () => findAnswer(ctx),
    authentication: () => insertTrialSession(ctx, scope),
    storage: () => verifyStorage(ctx),
    tasks: () => ctx.tasks.oldestDue(ctx.db),
    mail: () => ctx.mail.check(),
  };
  const parts = await Promise.all(
    Object.entries(probes).map(async ([name, probe]) => {
      const { ms, ...result } = await runProbe(probe, probeLimitMs);
      if ('error' in result)
        ctx.log.warn({ err: result.error, part: name }, 'a health probe failed');
      const since = 'value' in result && result.value instanceof Date ? result.value : null;
      const waiting = since && (ctx.now.getTime() - since.getTime()) / 60_000;
      return {
        name: name as HealthPart,
        state: worse(stateOfProbe(ms), stateOfWait(waiting)),
        ms,
        waitingMinutes: waiting === null ? null : Math.max(0, Math.floor(waiting)),
      };
    }),
  );
  return { checkedAt: ctx.now, parts, keepsMails: ctx.mail.kind === 'mailbox' };
}
