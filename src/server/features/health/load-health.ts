import type { SiteHealth } from '#contract/health.ts';
import {
  type HealthPart,
  probeLimitMs,
  stateOfProbe,
  stateOfWait,
  worse,
} from '#domain/health/health.ts';
import type { Ctx } from '#server/context.ts';
import { createFileKey } from '#server/ports/files/files.ts';
import { runProbe } from '#server/ports/run-probe.ts';
import { requireAdmin } from '#server/scopes.ts';
import { findAnswer, insertTrialSession } from './health.store.ts';

/** Tries out everything that the platform depends on, at once, for an administrator. */
export async function loadHealth(ctx: Ctx): Promise<SiteHealth> {
  const scope = requireAdmin(ctx);
  const probes: Record<HealthPart, () => Promise<unknown>> = {
    database: () => findAnswer(ctx),
    authentication: () => insertTrialSession(ctx, scope),
    storage: () => tryOutStorage(ctx),
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

async function tryOutStorage(ctx: Ctx): Promise<void> {
  const key = createFileKey(ctx.now);
  const body = Buffer.from('probe');
  await ctx.files.put(key, body, { contentType: 'text/plain', size: body.byteLength });
  try {
    const stored = await ctx.files.read(key);
    const read = stored === null ? '' : await new Response(stored.stream as never).text();
    if (read !== 'probe') throw new Error('The file differs from what was stored.');
  } finally {
    await ctx.files.delete(key);
  }
}
