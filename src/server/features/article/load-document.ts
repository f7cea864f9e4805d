import type { DocumentName } from '#domain/article/document-names.ts';
import type { Ctx } from '#server/context.ts';
import { readDocument } from './read-articles.ts';

/** Shows a text about the product itself, as it is run here: by whom, and what it hands to whom. */
export function loadDocument(ctx: Ctx, name: DocumentName) {
  const { operator } = ctx;
  const host = new URL(ctx.publicUrl).host;
  const { title, description, date, blocks } = readDocument(name, {
    host,
    operator: operator.name || ctx.texts.translate('en')('reading.operator', { host }),
    address: operator.address ? `, ${operator.address}` : '',
    contact: operator.email || ctx.texts.translate('en')('reading.contact-page'),
    'contact-link': operator.email ? `mailto:${operator.email}` : '/contact',
    mails: ctx.texts.translate('en')(ctx.mailbox ? 'reading.mails.kept' : 'reading.mails.sent'),
    files: ctx.texts.translate('en')(
      operator.storesFilesElsewhere ? 'reading.files.elsewhere' : 'reading.files.here',
    ),
  });
  return { title, description, date, blocks };
}
