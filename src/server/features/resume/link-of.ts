import type { ResumeLink } from '#contract/resume.ts';
import type { Ctx } from '#server/context.ts';
import type { LinkRow } from './resume-link.store.ts';

/** The token in a link's URL. Derived from its id and the server's secret, so it is not stored. */
export function linkToken(ctx: Ctx, linkId: string): string {
  return ctx.accounts.linkToken(`resume ${linkId}`);
}

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
