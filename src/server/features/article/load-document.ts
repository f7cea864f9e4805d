import type { DocumentName } from '#domain/article/document-names.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { readDocument } from './read-articles.ts';

/** A document about this installation: who operates it and which data it passes on. */
export async function loadDocument(ctx: Ctx, name: DocumentName) {
  const { operator } = ctx;
  const { platformName: product, supportEmail } = await loadSettings(ctx);
  const t = ctx.texts.translate('en');
  const host = new URL(ctx.publicUrl).host;
  const { title, description, date, blocks } = readDocument(name, {
    host,
    product,
    operator: operator.name || t('reading.operator', { host }),
    address: operator.address ? `, ${operator.address}` : '',
    contact: supportEmail || t('reading.contact-page'),
    'contact-link': supportEmail ? `mailto:${supportEmail}` : '/contact',
    mails: t(ctx.mailbox ? 'reading.mails.kept' : 'reading.mails.sent'),
    files: t(operator.storesFilesElsewhere ? 'reading.files.elsewhere' : 'reading.files.here'),
  });
  return { title, description, date, blocks };
}
