import type { LinkReport } from '#contract/roadmap.ts';
import { isDeadLink } from '#domain/roadmap/link-check.ts';
import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';
import { readRoadmaps } from './read-roadmaps.ts';
import { loadLinkChecks } from './roadmap-link.store.ts';

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
