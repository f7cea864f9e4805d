import type { LinkReport } from '#contract/roadmap.ts';
import { isDeadLink, isOffline } from '#domain/roadmap/link-check.ts';
import { dayMs, weekMs } from '#domain/time.ts';
import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';
import { deleteOtherLinks, loadLinkChecks, upsertLinkChecks } from './roadmap.store.ts';
import { readRoadmaps } from './roadmaps.ts';

/** The dead links of all roadmaps with the steps that have them, and when all were checked. */
export async function listLinks(ctx: Ctx): Promise<LinkReport> {
  requireAdmin(ctx);
  const checks = await loadLinkChecks(ctx);
  const dead = new Map(checks.filter(isDeadLink).map((check) => [check.url, check]));
  const items = readRoadmaps().flatMap(({ topic, title: topicTitle, levels }) =>
    levels.flatMap(({ steps }) =>
      steps.flatMap(({ id: step, title: stepTitle, links }) =>
        links.flatMap(({ title, url }) => {
          const check = dead.get(url);
          return check
            ? [{ topic, topicTitle, step, stepTitle, title, url, status: check.status }]
            : [];
        }),
      ),
    ),
  );
  const times = checks.map(({ checkedAt }) => checkedAt.getTime());
  return {
    items,
    checked: checks.length,
    checkedAt: times.length === 0 ? null : new Date(Math.max(...times)),
  };
}

const atOnce = 4;

/** Once a week; later requests of the week are the same task. */
export async function requestLinkCheck(ctx: Ctx): Promise<void> {
  const key = String(Math.floor(ctx.now.getTime() / weekMs));
  await ctx.tasks.add(ctx.db, 'roadmap.refresh-links', {}, { key });
}

/** Asks every page that a roadmap links to, and stores what it answered; a repeated task asks none. */
export async function refreshLinks(ctx: Ctx): Promise<void> {
  const urls = [
    ...new Set(
      readRoadmaps().flatMap(({ levels }) =>
        levels.flatMap(({ steps }) => steps.flatMap(({ links }) => links.map(({ url }) => url))),
      ),
    ),
  ];
  const recent = new Date(ctx.now.getTime() - weekMs + dayMs);
  const known = new Set(
    (await loadLinkChecks(ctx)).filter((each) => each.checkedAt > recent).map(({ url }) => url),
  );
  const waiting = urls.filter((url) => !known.has(url));
  const checks: { url: string; status: number | null }[] = [];
  const work = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop())
      checks.push({ url, status: await ctx.checkLink(url) });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (isOffline(checks.map(({ status }) => status))) {
    ctx.log.warn('The links of roadmaps were not checked: this server reaches few of them.');
    return;
  }
  await upsertLinkChecks(ctx, checks);
  await deleteOtherLinks(ctx, urls);
}
