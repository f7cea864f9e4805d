import type { SiteHealth, SiteOverview } from '#contract/health.ts';
import {
  probeLimitMs,
  stateOfProbe,
  stateOfWait,
  worse,
  type HealthPart,
} from '#domain/health/health.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import { ageOf, loadArchive } from '#server/features/backup/backups.ts';
import { runProbe } from '#server/ports/run-probe.ts';
import { requireAdmin } from '#server/scopes.ts';
import { findAnswer, insertTrialSession, countWaiting, loadGrowth } from './health.store.ts';
import { verifyStorage } from './verify-storage.ts';

/** Tries out everything that the platform depends on, at once, for an administrator. */
export async function loadHealth(ctx: Ctx): Promise<SiteHealth> {
  const scope = requireAdmin(ctx);
  const probes: Record<Exclude<HealthPart, 'archive'>, () => Promise<unknown>> = {
    database: () => findAnswer(ctx),
    authentication: () => insertTrialSession(ctx, scope),
    storage: () => verifyStorage(ctx),
    tasks: () => ctx.tasks.oldestDue(ctx.db),
    mail: () => ctx.mail.check(),
  };
  const keepsMails = ctx.mail.kind === 'mailbox';
  const parts = await Promise.all(
    Object.entries(probes).map(async ([name, probe]) => {
      const { ms, ...result } = await runProbe(probe, probeLimitMs);
      if ('error' in result)
        ctx.log.warn({ err: result.error, part: name }, 'a health probe failed');
      const since = 'value' in result && result.value instanceof Date ? result.value : null;
      const waiting = since && (ctx.now.getTime() - since.getTime()) / 60_000;
      return {
        name: name as HealthPart,
        state: [
          stateOfProbe(ms),
          stateOfWait(waiting),
          // Mails that are only kept reach nobody.
          name === 'mail' && keepsMails ? ('degraded' as const) : ('operational' as const),
        ].reduce(worse),
        ms,
        waitingMinutes: waiting === null ? null : Math.max(0, Math.floor(waiting)),
        archiveAge: null,
      };
    }),
  );
  const archive = await loadArchive(ctx);
  const archived =
    archive.kind === 'on'
      ? [
          {
            name: 'archive' as const,
            state: archive.state,
            ms: null,
            waitingMinutes: null,
            archiveAge: secondsOf(ageOf(ctx, archive)),
          },
        ]
      : [];
  return { checkedAt: ctx.now, parts: [...parts, ...archived], keepsMails };
}

const secondsOf = (ms: number | null) => ms && Math.floor(ms / 1_000);

/** Counts everything on the platform, and what waits for an administrator. */
export async function loadOverview(ctx: Ctx): Promise<SiteOverview> {
  const scope = requireAdmin(ctx);
  const [growth, waiting, failed] = await Promise.all([
    loadGrowth(ctx, scope),
    countWaiting(ctx, scope),
    ctx.tasks.listFailed(ctx.db, 1),
  ]);
  const shown = ({ total, ...rest }: (typeof growth)['users']) => ({
    total: cappedTotal(total),
    ...rest,
  });
  return {
    users: shown(growth.users),
    companies: shown(growth.companies),
    postings: shown(growth.postings),
    applications: shown(growth.applications),
    attention: { ...waiting, failedTasks: failed.count },
  };
}

/** The newest warnings of this process, optionally those of one request or background job. */
export async function listWarnings(ctx: Ctx, { requestId }: { requestId?: string | undefined }) {
  requireAdmin(ctx);
  const all = ctx.listWarnings();
  const prefix = requestId?.trim().toLowerCase();
  return { items: prefix ? all.filter((each) => each.requestId?.startsWith(prefix)) : all };
}
