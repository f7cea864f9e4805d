import type { BadgeFormat } from '#domain/credential/credential.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { badgePictureOf, pngOf } from '#server/ports/badge/badge-picture.ts';
import { bakePng, bakeSvg } from '#server/ports/badge/bake-badge.ts';
import { qrOf } from '#server/ports/badge/qr-of.ts';
import { requireStudent } from '#server/scopes.ts';
import { badgeUrlOf } from './badge-url-of.ts';
import { findHeadOver, loadEntries } from './credential-log.store.ts';
import { type CredentialRow, findOwn } from './credential.store.ts';
import { loadDidDocument } from './load-did-document.ts';
import { pathOf } from './merkle-root-of.ts';
import { offlineFormat } from './read-badge.ts';

/** The student's own badge as a file: plain, inside a picture, or with its proof from the log. */
export async function loadOwnFile(
  ctx: Ctx,
  { credentialId, format }: { credentialId: string; format: BadgeFormat },
) {
  const row = await findOwn(ctx, requireStudent(ctx), credentialId);
  if (!row) throw new AppError('NOT_FOUND');
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
