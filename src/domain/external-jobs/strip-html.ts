import { decodeEntities } from './decode-entities.ts';

/** Strips HTML from single-line text, such as titles with highlighted matches. */
export function stripHtml(html: unknown): unknown {
  if (typeof html !== 'string') return html;
  return decodeEntities(html.slice(0, 1_000).replaceAll(/<\/?[a-z][^<>]{0,100}>/giu, ''));
}
