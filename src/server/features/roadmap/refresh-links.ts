import { isOffline } from '#domain/roadmap/link-check.ts';
import type { Ctx } from '#server/context.ts';
import { readRoadmaps } from './read-roadmaps.ts';
import { deleteOtherLinks, loadLinkChecks, upsertLinkChecks } from './roadmap-link.store.ts';

const atOnce = 4;
const dayMs = 24 * 60 * 60_000;
const weekMs = 7 * dayMs;

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
