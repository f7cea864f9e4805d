import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { ResumeLink } from '#contract/resume.ts';
import { printedName } from '#domain/account/printed-name.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import { dayMs, hourMs } from '#domain/time.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  countLinks,
  findShared,
  insertLink,
  type LinkRow,
  loadLinks,
  updateRevoked,
  updateViews,
} from './resume-link.store.ts';
import { pagesOf, pdfOf } from './resume-pages.ts';
import { findResume, lockResume } from './resume.store.ts';
import { requireResume } from './resumes.ts';

/** The token in a link's URL. Derived from its id and the server's secret, so it is not stored. */
function linkToken(ctx: Ctx, linkId: string): string {
  return ctx.accounts.linkToken(`resume ${linkId}`);
}

function linkOf(ctx: Ctx, row: LinkRow): ResumeLink {
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

type CreateLinkInput = { resumeId: string; days: number | null; password: string };

export async function createLink(ctx: Ctx, { resumeId, days, password }: CreateLinkInput) {
  const scope = requireStudent(ctx);
  const passwordHash = password === '' ? null : await ctx.accounts.hashPassword(password);
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

function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export async function listLinks(ctx: Ctx, { resumeId }: { resumeId: string }) {
  const rows = await loadLinks(ctx, await requireResume(ctx, resumeId));
  return { items: rows.map((row) => linkOf(ctx, row)) };
}

/** Revokes a link, which stops working immediately. */
export async function removeLink(ctx: Ctx, input: { resumeId: string; linkId: string }) {
  const resume = await findResume(ctx, requireStudent(ctx), input.resumeId);
  if (resume !== undefined) await updateRevoked(ctx, resume, input.linkId);
  return { id: input.linkId };
}

type LoadLinkedResumeInput = { token: string; pass?: string | undefined };

const passMs = hourMs;

/**
 * The resume behind a link, and counts the view. Without the link's password, reveals only that
 * there is one.
 */
export async function loadLinkedResume(ctx: Ctx, { token, pass }: LoadLinkedResumeInput) {
  await ctx.limitRate('resume-link');
  const shared = await requireShared(ctx, token);
  if (shared.passwordHash !== null && !isPass(ctx, shared, pass)) return { resume: null };
  const pages = await pagesOf(ctx, shared);
  await updateViews(ctx, shared.linkId);
  return { resume: { pages, content: shared.content } };
}

async function requireShared(ctx: Ctx, token: string) {
  const shared = orNotFound(await findShared(ctx, linkHash(token)));
  return shared;
}

type Shared = Pick<Awaited<ReturnType<typeof requireShared>>, 'linkId' | 'passwordHash'>;

/**
 * The pass issued after the correct password, valid for an hour. Changing the password invalidates
 * it.
 */
function passOf(ctx: Ctx, { linkId, passwordHash }: Shared): string {
  const until = ctx.now.getTime() + passMs;
  return ctx.signer.sign(`resume.pass ${passwordHash}`, `${linkId}.${until}`);
}

function isPass(ctx: Ctx, { linkId, passwordHash }: Shared, pass = ''): boolean {
  const opened = ctx.signer.verify(`resume.pass ${passwordHash}`, pass);
  const [forLink, until] = (opened ?? '').split('.');
  return forLink === linkId && Number(until) > ctx.now.getTime();
}

export async function loadLinkedFile(
  ctx: Ctx,
  input: { token: string; pass?: string | undefined },
) {
  await ctx.limitRate('resume-link');
  const shared = await requireShared(ctx, input.token);
  if (shared.passwordHash !== null && !isPass(ctx, shared, input.pass))
    throw new AppError('NOT_FOUND');
  const name = `${printedName(shared.content.basics) || shared.name}.pdf`;
  return { name, mediaType: 'application/pdf', bytes: await pdfOf(ctx, shared) };
}

/** Accepts a link's password. Returns a pass that opens the link for an hour. */
export async function confirmLinkPassword(ctx: Ctx, input: { token: string; password: string }) {
  await ctx.limitRate('resume-password');
  const shared = await requireShared(ctx, input.token);
  const isRight =
    shared.passwordHash !== null &&
    (await ctx.accounts.isPassword({ hash: shared.passwordHash, password: input.password }));
  if (!isRight) throw new AppError('LINK_PASSWORD_WRONG');
  return passOf(ctx, shared);
}
