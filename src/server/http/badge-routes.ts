import type { ShownBadge } from '#contract/credential.ts';
import { type BadgeFault, badgeFormats, maxBadgeBytes } from '#domain/credential/credential.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadOwnFile } from '#server/features/credential/own-credentials.ts';
import {
  loadDidDocument,
  loadLog,
  loadLogEntries,
  loadStatusList,
} from '#server/features/credential/published-documents.ts';
import { readBadge } from '#server/features/credential/read-badge.ts';
import { verifyBadge } from '#server/features/credential/verify-badge.ts';
import { readBadgeFile } from '#server/ports/badge/read-badge-file.ts';
import { disposition } from './disposition.ts';
import { respondToRefusal } from './form-response.ts';
import type { App } from './http-context.ts';
import type { PlainFormOptions } from './plain-form.ts';
import { respondPublic } from './public-response.ts';
import { type Fields, readForm } from './read-form.ts';
import { respondOrNotFound } from './respond-or-not-found.ts';

const page = '/blockchain-verification';
const companyPage = '/company-dashboard/credential-verification';
// A revocation shows within a minute wherever the list is cached.
const listSeconds = 30;

/** Verification without scripts, the student's files, and what other verifiers ask this site for. */
export function addBadgeRoutes(app: App, { renderPage, deadlineMs }: PlainFormOptions): void {
  app.get('/.well-known/did.json', async (c) => {
    const document = await loadDidDocument(await c.get('ctx')());
    return respondPublic(c, JSON.stringify(document), {
      type: 'application/did+json',
      seconds: 60,
    });
  });

  app.get('/credentials/status/:list{\\d{1,9}}', (c) =>
    respondOrNotFound(c, async () => {
      const list = await loadStatusList(await c.get('ctx')(), Number(c.req.param('list')));
      const type = 'application/vc+ld+json';
      return respondPublic(c, JSON.stringify(list), { type, seconds: listSeconds });
    }),
  );

  app.get('/credentials/log.json', async (c) => {
    const log = await loadLog(await c.get('ctx')());
    return respondPublic(c, JSON.stringify(log), { type: 'application/json', seconds: 600 });
  });

  app.get('/credentials/log/:file{\\d{1,15}\\.json}', (c) =>
    respondOrNotFound(c, async () => {
      const from = Number.parseInt(c.req.param('file'), 10);
      const entries = await loadLogEntries(await c.get('ctx')(), from);
      return respondPublic(c, JSON.stringify(entries), { type: 'application/json', seconds: 600 });
    }),
  );

  app.get('/credentials/:credentialId/:file{badge\\.(?:json|png|svg|offline|qr)}', (c) =>
    respondOrNotFound(c, async () => {
      const { credentialId, file } = c.req.param();
      const format = badgeFormats.find((each) => file === `badge.${each}`);
      if (!isUuid(credentialId) || !format) throw new AppError('NOT_FOUND');
      const badgeFile = await loadOwnFile(await c.get('ctx')(), { credentialId, format });
      return new Response(badgeFile.bytes as BodyInit, {
        headers: {
          'content-type': badgeFile.mediaType,
          'content-disposition': disposition('attachment', badgeFile.name),
          'cache-control': 'private, no-store',
        },
      });
    }),
  );

  // Never from the cache of public pages: a revocation counts at once.
  app.get(page, (c, next) => (c.req.query('badge') ? renderPage(c, null) : next()));

  app.on('POST', [page, companyPage], async (c) => {
    const fields: Fields = Object.create(null);
    try {
      const file = { field: 'file', maxBytes: maxBadgeBytes };
      const upload = await readForm(c.req.raw, { fields, file, deadlineMs });
      const ctx = await c.get('ctx')();
      await ctx.limitRate('badge-check');
      const text = (fields['badge'] ?? '').trim();
      const own = ownBadgeOf(text, ctx.publicUrl);
      if (!upload && own !== null) return c.redirect(`${c.req.path}?badge=${own}#result`, 303);
      const shown = await shownOf(ctx, upload?.bytes ?? null, text);
      return await renderPage(c, null, shown);
    } catch (error) {
      return respondToRefusal(c, error, renderPage, { values: fields });
    }
  });
}

async function shownOf(ctx: Ctx, bytes: Uint8Array | null, typed: string): Promise<ShownBadge> {
  if (!bytes && /^https?:\/\/\S+$/u.test(typed)) return { state: 'other-site', typed };
  const badge = bytes ? (readBadgeFile(bytes) ?? '') : typed;
  const verification = await verifyBadge(ctx, badge);
  return { state: 'checked', verification, fault: faultOf(badge, bytes !== null), typed };
}

function faultOf(badge: string, isFile: boolean): BadgeFault | null {
  if (!isFile && badge === '') return 'empty';
  const parsed = readBadge(badge);
  if (parsed.kind !== 'none' || parsed.fault === 'other') return null;
  if (parsed.fault === 'too-large') return 'too-large';
  return isFile ? 'file' : 'text';
}

/** The badge that a link to this site names. */
function ownBadgeOf(text: string, publicUrl: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, searchParams } = new URL(text);
  const id = searchParams.get('badge') ?? '';
  return origin === new URL(publicUrl).origin && isUuid(id) ? id : null;
}
