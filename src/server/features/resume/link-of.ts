import type { ResumeLink } from '#contract/resume.ts';
import type { Ctx } from '#server/context.ts';
import type { LinkRow } from './resume-link.store.ts';

/** What the address of a link carries: made of its id under the server's secret, so that it need not be kept. */
export function linkToken(ctx: Ctx, linkId: string): string {
  return ctx.accounts.linkToken(`resume ${linkId}`);
}

/** A row of a link as who made it sees it. */
export function linkOf(ctx: Ctx, row: LinkRow): ResumeLink {
  const { id, passwordHash, expiresAt, views, lastViewedAt, createdAt } = row;
  return {
    id,
    path: `/r/${linkToken(ctx, id)}`,
    hasPassword: passwordHash !== null,
    expiresAt,
    isOver: expiresAt !== null && expiresAt <= ctx.now,
    views,
    lastViewedAt,
    createdAt,
  };
}
