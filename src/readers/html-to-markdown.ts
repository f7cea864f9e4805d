import { Parser } from 'htmlparser2';
import { storable } from '#domain/external-jobs/get-path.ts';

const maxLength = 50_000;
/** Characters; displayed text is cut far below this length. */
const maxRead = 400_000;
/**
 * Nesting depth. Real postings stay far below, and a parser searches all open elements for each end
 * tag.
 */
const maxDepth = 200;

const dropped = new Set(
  'script style template noscript iframe object svg math head title form select textarea button'.split(
    ' ',
  ),
);
const paragraphs = new Set(
  'p div section article header footer table tr blockquote pre ul ol dl hr main figure address'.split(
    ' ',
  ),
);
const lines = new Set(['br', 'dt', 'dd', 'td', 'th']);

/**
 * Converts HTML, or escaped HTML, to the Markdown of postings. Keeps paragraphs, headings, lists
 * and the text of links; drops scripts, styles, forms and link targets. The result is never parsed
 * as HTML again.
 */
export function htmlToMarkdown(html: string): string {
  const blocks: string[] = [];
  const lists: { isNumbered: boolean; items: number }[] = [];
  let block = '';
  let mark = '';
  let depth = 0;
  let droppedDepth = 0;

  const close = () => {
    const text = block
      .replaceAll(/ *\n */gu, '\n')
      .replaceAll(/\n{2,}/gu, '\n')
      .replaceAll(/ {2,}/gu, ' ')
      .trim();
    block = '';
    if (text === '') return;
    blocks.push(mark + withoutMarks(text, mark));
    mark = '';
  };
  const parser = new Parser({
    ontext: (text) => {
      if (droppedDepth === 0) block += text.replace(/\s+/gu, ' ');
    },
    onopentag: (name) => {
      depth += 1;
      if (depth > maxDepth) return parser.pause();
      if (droppedDepth > 0 || dropped.has(name)) droppedDepth += 1;
      else if (lines.has(name)) block += '\n';
      else if (/^h[1-6]$/u.test(name)) {
        close();
        mark = '## ';
      } else if (name === 'li') {
        close();
        const list = lists.at(-1);
        mark = list?.isNumbered ? `${(list.items += 1)}. ` : '- ';
      } else if (paragraphs.has(name)) {
        close();
        if (name === 'ul' || name === 'ol') lists.push({ isNumbered: name === 'ol', items: 0 });
      }
    },
    onclosetag: (name) => {
      depth -= 1;
      if (droppedDepth > 0) {
        droppedDepth -= 1;
        return;
      }
      if (paragraphs.has(name) || /^(?:h[1-6]|li)$/u.test(name)) close();
      if (/^(?:h[1-6]|li|ul|ol)$/u.test(name)) mark = '';
      if (name === 'ul' || name === 'ol') lists.pop();
    },
  });
  parser.end(unescaped(html.slice(0, maxRead)));
  close();
  return storable(joined(blocks)).slice(0, maxLength).toWellFormed().trim();
}

/** List items are adjacent; other blocks are separated by an empty line. */
function joined(blocks: string[]): string {
  const isItem = (text: string | undefined) => text !== undefined && /^(?:- |\d+\. )/u.test(text);
  return blocks
    .map((text, at) =>
      at === 0 ? text : (isItem(text) && isItem(blocks[at - 1]) ? '\n' : '\n\n') + text,
    )
    .join('');
}

/** Escapes Markdown syntax; items and headings become a single line. */
function withoutMarks(text: string, mark: string): string {
  const plain = text
    .replaceAll('](', '] (')
    .replaceAll(/^#{1,6}(?=\s)/gmu, '')
    .trim();
  return mark === '' ? plain : plain.replaceAll('\n', ' ').replace(/^[-*•+·▪]\s+/u, '');
}

const formatting = 'p|div|section|ul|ol|li|strong|em|b|i|u|span|h[1-6]|a';
const lt = '&(?:amp;)*lt;';
const gt = '&(?:amp;)*gt;';
const closings = new RegExp(`${lt}/(${formatting})\\s*${gt}`, 'giu');
const tags = new RegExp(
  `${lt}(/?)(${formatting}|br)\\b((?:(?!${lt}|${gt})[^<>]){0,300})${gt}`,
  'giu',
);

/**
 * Unescapes the tags of a part that was escaped while another was not. Only formatting that is
 * closed somewhere is markup: a text about HTML may name tags.
 */
function withoutEscapedParts(text: string): string {
  const closed = new Set([...text.matchAll(closings)].map(([, name]) => name?.toLowerCase()));
  if (closed.size === 0) return text;
  return text.replaceAll(tags, (tag, slash: string, name: string, rest: string) =>
    closed.has(name.toLowerCase()) || name.toLowerCase() === 'br'
      ? `<${slash}${name}${rest.replaceAll('&quot;', '"')}>`
      : tag,
  );
}

/** Unescapes text that was escaped once or twice, as a whole or in parts. */
function unescaped(text: string): string {
  let unescapedText = text;
  for (let turn = 0; turn < 3; turn++) {
    if (/<\/?[A-Za-z]/u.test(unescapedText) || !/&(?:amp;)*lt;\/?[A-Za-z]/u.test(unescapedText))
      return withoutEscapedParts(unescapedText);
    let decoded = '';
    new Parser({ ontext: (part) => void (decoded += part) }).end(unescapedText);
    unescapedText = decoded;
  }
  return unescapedText;
}
