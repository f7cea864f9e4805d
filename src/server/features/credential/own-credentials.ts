import type { ReferenceRequest } from '#contract/credential.ts';
import type { BadgeFormat } from '#domain/credential/credential.ts';
import type { ReferenceState } from '#domain/credential/reference.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { badgePictureOf, pngOf } from '#server/ports/badge/badge-picture.ts';
import { bakePng, bakeSvg } from '#server/ports/badge/bake-badge.ts';
import { qrOf } from '#server/ports/badge/qr-of.ts';
import { requireStudent } from '#server/scopes.ts';
import { badgeUrlOf } from './badge-document-of.ts';
import { badgeWordsOf } from './badge-words-of.ts';
import { findHeadOver, loadEntries } from './credential-log.store.ts';
import { findOwn, loadOwn, updateHidden, type CredentialRow } from './credential.store.ts';
import { earnedOf } from './earned-of.ts';
import { pathOf } from './merkle-root-of.ts';
import { loadDidDocument } from './published-documents.ts';
import { offlineFormat } from './read-badge.ts';
import { loadReferences } from './reference.store.ts';

export async function listOwn(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const references = await loadReferences(ctx, scope);
  const [rows, all] = await Promise.all([loadOwn(ctx, scope), earnedOf(ctx, scope, references)]);
  const isIssued = ({ kind, source }: { kind: string; source: string }) =>
    rows.some((row) => row.kind === kind && row.source === source);
  return {
    items: rows.map((row) => {
      const { id, kind, title, issuedAt, expiresAt, revokedReason } = row;
      return {
        id,
        kind,
        title,
        issuedAt,
        expiresAt,
        revokedReason,
        isHidden: row.hiddenAt !== null,
        issuer: badgeWordsOf(row.document).issuer,
        url: badgeUrlOf(ctx, id),
      };
    }),
    earned: all
      .filter((each) => !isIssued(each))
      .map(({ kind, source, title, earnedAt, words }) => ({
        kind,
        source,
        title,
        earnedAt,
        words,
      })),
    references: references
      .filter(({ state }) => state !== 'confirmed')
      .map(({ id, name, email, state, expiresAt }) => ({
        id,
        name,
        email,
        expiresAt,
        state: stateOf(state, expiresAt > ctx.now),
      })),
  };
}

const stateOf = (state: ReferenceState, isOpen: boolean): ReferenceRequest['state'] => {
  if (state === 'declined') return state;
  return isOpen ? 'waiting' : 'expired';
};

/** Hides a badge from everyone, or shows it again. Anyone who has the file can still verify it. */
export async function setHidden(
  ctx: Ctx,
  { credentialId, isHidden }: { credentialId: string; isHidden: boolean },
) {
  const scope = requireStudent(ctx);
  if (!(await updateHidden(ctx, scope, credentialId, isHidden ? ctx.now : null)))
    throw new AppError('NOT_FOUND');
  return { isHidden };
}

/** The student's own badge as a file: plain, inside a picture, or with its proof from the log. */
export async function loadOwnFile(
  ctx: Ctx,
  { credentialId, format }: { credentialId: string; format: BadgeFormat },
) {
  const row = orNotFound(await findOwn(ctx, requireStudent(ctx), credentialId));
  const text = JSON.stringify(row.document);
  const picture = () => badgePictureOf(badgeUrlOf(ctx, row.id));
  const create = async (): Promise<[string, string, Uint8Array]> => {
    switch (format) {
      case 'json':
        return ['json', 'application/vc+ld+json', Buffer.from(text)];
      case 'png':
        return ['png', 'image/png', bakePng(pngOf(picture()), text)];
      case 'svg':
        return ['svg', 'image/svg+xml', Buffer.from(bakeSvg(picture(), text))];
      case 'qr':
        return ['qr.svg', 'image/svg+xml', Buffer.from(qrPicture(badgeUrlOf(ctx, row.id)))];
      case 'offline':
        return ['proof.json', 'application/json', Buffer.from(await offlineText(ctx, row))];
    }
  };
  const [ending, mediaType, bytes] = await create();
  return { name: `${row.title}.${ending}`, mediaType, bytes };
}

/** Dark on white in every theme, as cameras read it best. */
function qrPicture(url: string): string {
  const { size, path } = qrOf(url);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="512" height="512" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
}

/**
 * This file can be verified offline by anyone who trusts the key in it, without this site or the
 * log.
 */
async function offlineText(ctx: Ctx, row: CredentialRow): Promise<string> {
  const { logPlace: place, salt } = row;
  const head = await findHeadOver(ctx, place);
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
  const log = head && {
    salt,
    place,
    path: pathOf(await loadEntries(ctx, head.size), place).map(hex),
    head: {
      day: head.day,
      size: head.size,
      root: hex(head.root),
      keyId: head.keyId,
      signature: head.signature,
    },
  };
  const issuer = await loadDidDocument(ctx);
  return JSON.stringify({ format: offlineFormat, badge: row.document, issuer, log: log ?? null });
}
