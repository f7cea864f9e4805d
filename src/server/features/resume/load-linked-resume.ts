import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { linkHash } from './create-link.ts';
import { pagesOf } from './pages-of.ts';
import { findShared, updateViews } from './resume-link.store.ts';

type Input = { token: string; pass?: string | undefined };

const passMs = 60 * 60_000;

/**
 * The resume behind a link, and counts the view. Without the link's password, reveals only that
 * there is one.
 */
export async function loadLinkedResume(ctx: Ctx, { token, pass }: Input) {
  await ctx.limitRate('resume-link');
  const shared = await requireShared(ctx, token);
  if (shared.passwordHash !== null && !isPass(ctx, shared, pass)) return { resume: null };
  const pages = await pagesOf(ctx, shared);
  await updateViews(ctx, shared.linkId);
  return { resume: { pages, content: shared.content } };
}

export async function requireShared(ctx: Ctx, token: string) {
  const shared = orNotFound(await findShared(ctx, linkHash(token)));
  return shared;
}

type Shared = Pick<Awaited<ReturnType<typeof requireShared>>, 'linkId' | 'passwordHash'>;

/**
 * The pass issued after the correct password, valid for an hour. Changing the password invalidates
 * it.
 */
export function passOf(ctx: Ctx, { linkId, passwordHash }: Shared): string {
  const until = ctx.now.getTime() + passMs;
  return ctx.signer.sign(`resume.pass ${passwordHash}`, `${linkId}.${until}`);
}

export function isPass(ctx: Ctx, { linkId, passwordHash }: Shared, pass = ''): boolean {
  const opened = ctx.signer.verify(`resume.pass ${passwordHash}`, pass);
  const [forLink, until] = (opened ?? '').split('.');
  return forLink === linkId && Number(until) > ctx.now.getTime();
}
