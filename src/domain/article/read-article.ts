import { readSpans, type Span, webAddress } from './read-spans.ts';

export const articleBlockKinds = [
  'heading',
  'subheading',
  'text',
  'list',
  'numbers',
  'quote',
  'code',
] as const;

export type ArticleSpan = Omit<Span, 'look'> & { look: Span['look'] | 'code' };

/** One piece of an article: a line for each item of a list; headings have an id to link to. */
export type ArticleBlock = {
  kind: (typeof articleBlockKinds)[number];
  id: string | null;
  lines: ArticleSpan[][];
};

export type Article = {
  title: string;
  description: string;
  author: string;
  /** The day it was published, 2026-11-21. */
  date: string;
  tags: string[];
  blocks: ArticleBlock[];
};

const openings: [kind: ArticleBlock['kind'], mark: RegExp][] = [
  ['heading', /^##\s+/u],
  ['subheading', /^###\s+/u],
  ['list', /^[-*]\s+/u],
  ['numbers', /^\d{1,3}\.\s+/u],
  ['quote', /^>\s?/u],
];

/**
 * Reads Markdown of our own: front matter (title, description, author, date, tags), headings of two depths, paragraphs
 * that go on over lines, lists, quotes, code, links to the web and into this site. Throws a sentence that says what is
 * wrong with it.
 */
export function readArticle(source: string): Article {
  const [, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(source.replaceAll('\r\n', '\n')) ?? [];
  const facts = new Map(
    front.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
  const fact = (name: string): string => {
    const value = facts.get(name);
    if (!value) throw new Error(`the front matter lacks '${name}'`);
    return value;
  };
  const date = fact('date');
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(date)) throw new Error(`'${date}' is no day like 2026-11-21`);
  return {
    title: fact('title'),
    description: fact('description'),
    author: fact('author'),
    date,
    tags: (facts.get('tags') ?? '').split(',').flatMap((tag) => tag.trim() || []),
    blocks: readBlocks(body),
  };
}

function readBlocks(body: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  const pieces = body.split(/^```\w*\n([\s\S]*?)^```$/mu);
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 1) blocks.push(codeOf(piece));
    else for (const part of piece.split(/\n\s*\n/u)) if (part.trim()) blocks.push(blockOf(part));
  }
  return blocks;
}

const codeOf = (text: string): ArticleBlock => ({
  kind: 'code',
  id: null,
  lines: [[{ text: text.replace(/\n$/u, ''), look: 'code', href: null }]],
});

function blockOf(part: string): ArticleBlock {
  const text = part.trim();
  const [kind, mark] = openings.find(([, opening]) => opening.test(text)) ?? ['text', /^/u];
  if (kind === 'heading' || kind === 'subheading') {
    const lines = [spansOf(text.replace(mark, ''))];
    return { kind, id: headingId(textOf(lines)), lines };
  }
  return { kind, id: null, lines: itemsOf(text, kind, mark).map(spansOf) };
}

/** A list has an item for each mark; what follows without one goes on with it. All else is one item. */
function itemsOf(text: string, kind: ArticleBlock['kind'], mark: RegExp): string[] {
  const items: string[] = [];
  for (const line of text.split('\n')) {
    const isItem = (kind === 'list' || kind === 'numbers') && mark.test(line);
    const words = line.trim().replace(mark, '');
    if (isItem || items.length === 0) items.push(words);
    else items.push(`${items.pop() ?? ''} ${words}`);
  }
  return items;
}

function spansOf(line: string): ArticleSpan[] {
  return line
    .split(/`([^`\n]+)`/u)
    .flatMap((piece, at): ArticleSpan[] =>
      at % 2 === 1 ? [{ text: piece, look: 'code', href: null }] : readSpans(piece, ownAddress),
    );
}

/** A page of this site, a place on the page, or an address on the web. */
function ownAddress(target: string): string | null {
  return /^(?:\/(?![/\\])|#)[\w/#?=&.-]*$/u.test(target) ? target : webAddress(target);
}

export function textOf(lines: readonly (readonly { text: string }[])[]): string {
  return lines.map((spans) => spans.map(({ text }) => text).join('')).join(' ');
}

function headingId(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-');
}
