import { decodeEntities } from './decode-entities.ts';

/** What was written as HTML where one line is meant, such as a title with the words found in bold. */
export function stripHtml(html: unknown): unknown {
  if (typeof html !== 'string') return html;
  return decodeEntities(html.slice(0, 1_000).replaceAll(/<\/?[a-z][^<>]{0,100}>/giu, ''));
}
