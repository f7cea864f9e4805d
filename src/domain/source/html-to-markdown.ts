import { readEntities } from './html-entities.ts';
import { storable } from './read-path.ts';

const longest = 50_000;
/** What is read at most: a text of this length has been cut already when it is shown. */
const mostRead = 400_000;

const dropped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'title',
  'form',
  'select',
  'textarea',
  'button',
]);
const paragraphs = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'table',
  'tr',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'dl',
  'hr',
  'main',
  'figure',
  'address',
]);
const lines = new Set(['br', 'dt', 'dd', 'td', 'th']);

type Open = { list: 'bullets' | 'numbers'; item: number };

/**
 * HTML, or text that was written as HTML, in the Markdown that postings are written in: paragraphs, headings and lists
 * stay; scripts, styles, forms and links go, the words of a link stay. Nothing of it is ever read as HTML again.
 */
export function htmlToMarkdown(html: string): string {
  const source = unescaped(html.slice(0, mostRead));
  const blocks: string[] = [];
  const lists: Open[] = [];
  let block = '';
  let mark = '';
  let from = 0;

  const add = (text: string) => {
    block += readEntities(text).replace(/\s+/gu, ' ');
  };
  const close = (next = '') => {
    const text = block
      .replaceAll(/ *\n */gu, '\n')
      .replaceAll(/\n{2,}/gu, '\n')
      .replaceAll(/ {2,}/gu, ' ')
      .trim();
    if (text !== '') blocks.push(mark + withoutMarks(text, mark));
    else if (next === '' && mark !== '' && mark.trim() !== '##') {
      // A paragraph within an item: the mark waits for its words.
      block = '';
      return;
    }
    block = '';
    mark = next;
  };

  while (from < source.length) {
    const start = source.indexOf('<', from);
    if (start === -1) {
      add(source.slice(from));
      break;
    }
    add(source.slice(from, start));
    if (source.startsWith('<!--', start)) {
      const end = source.indexOf('-->', start + 4);
      from = end === -1 ? source.length : end + 3;
      continue;
    }
    const tag = /^<(?<slash>\/?)(?<name>[A-Za-z][A-Za-z0-9]{0,20})(?=[\s/>])/u.exec(
      source.slice(start, start + 24),
    );
    if (!tag) {
      block += '<';
      from = start + 1;
      continue;
    }
    const end = endOfTag(source, start);
    const name = (tag.groups?.['name'] ?? '').toLowerCase();
    const isEnd = tag.groups?.['slash'] === '/';
    from = end;
    if (dropped.has(name)) {
      if (!isEnd && source[end - 2] !== '/') from = endOfElement(source, name, end);
    } else if (/^h[1-6]$/u.test(name)) close(isEnd ? '' : '## ');
    else if (name === 'ul' || name === 'ol') {
      close();
      mark = '';
      if (isEnd) lists.pop();
      else lists.push({ list: name === 'ol' ? 'numbers' : 'bullets', item: 0 });
    } else if (name === 'li') {
      close();
      mark = '';
      const list = lists.at(-1);
      if (!isEnd) mark = list?.list === 'numbers' ? `${(list.item += 1)}. ` : '- ';
    } else if (paragraphs.has(name)) close();
    else if (lines.has(name)) block += '\n';
  }
  close();
  return storable(joined(blocks)).slice(0, longest).toWellFormed().trim();
}

/** Items of a list follow one another; everything else is apart. */
function joined(blocks: string[]): string {
  const isItem = (text: string | undefined) => text !== undefined && /^(?:- |\d+\. )/u.test(text);
  return blocks
    .map((text, at) =>
      at === 0 ? text : (isItem(text) && isItem(blocks[at - 1]) ? '\n' : '\n\n') + text,
    )
    .join('');
}

/** Words that would be taken for marks of ours are none; in an item and a heading all is one line. */
function withoutMarks(text: string, mark: string): string {
  const plain = text.replaceAll('](', '] (').replaceAll(/^#{1,6}(?=\s)/gmu, '');
  return mark === '' ? plain : plain.replaceAll('\n', ' ').replace(/^[-*•+·▪]\s+/u, '');
}

/** Text that was escaped once or twice on its way; what has tags is left alone. */
function unescaped(text: string): string {
  let now = text;
  for (let turn = 0; turn < 3; turn++) {
    if (/<\/?[A-Za-z]/u.test(now) || !/&(?:amp;)*lt;\/?[A-Za-z]/u.test(now)) return now;
    now = readEntities(now);
  }
  return now;
}

/** Behind the '>' that ends a tag; quotes may hold others. */
function endOfTag(source: string, start: number): number {
  let quote = '';
  const last = Math.min(source.length, start + 10_000);
  for (let at = start + 1; at < last; at++) {
    const sign = source[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '>') return at + 1;
    else if ((sign === '"' || sign === "'") && source[at - 1] === '=') quote = sign;
  }
  const end = source.indexOf('>', start);
  return end === -1 ? source.length : end + 1;
}

/** Behind the end of an element whose content is dropped; the end of all when it is never closed. */
function endOfElement(source: string, name: string, from: number): number {
  const ends = new RegExp(`</${name}(?=[\\s/>])`, 'giu');
  ends.lastIndex = from;
  const found = ends.exec(source);
  return found === null ? source.length : endOfTag(source, found.index);
}
