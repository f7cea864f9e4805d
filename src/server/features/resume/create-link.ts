import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { linkOf, linkToken } from './link-of.ts';
import { countLinks, insertLink } from './resume-link.store.ts';
import { lockResume } from './resume.store.ts';

type Input = { resumeId: string; days: number | null; password: string };

const dayMs = 24 * 60 * 60_000;

export async function createLink(ctx: Ctx, { resumeId, days, password }: Input) {
  const scope = requireStudent(ctx);
  const passwordHash = password === '' ? null : await ctx.passwords.hashPassword(password);
  return inTransaction(ctx, async (tx) => {
    const resume = orNotFound(await lockResume(tx, scope, resumeId));
    if ((await countLinks(tx, resume)) >= resumeLimits.links) throw new AppError('TOO_MANY_KEPT');
    const id = uuid();
    const row = orNotFound(
      await insertLink(tx, {
        id,
        resumeId,
        tokenHash: linkHash(linkToken(tx, id)),
        passwordHash,
        expiresAt: days === null ? null : new Date(ctx.now.getTime() + days * dayMs),
        createdAt: ctx.now,
      }),
    );
    return linkOf(tx, row);
  });
}

export function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
