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

/** A block of an article. Lists have one line per item; headings have an id to link to. */
export type ArticleBlock = {
  kind: (typeof articleBlockKinds)[number];
  id: string | null;
  lines: ArticleSpan[][];
};

export type Article = {
  title: string;
  description: string;
  author: string;
  /** Publication date, such as 2026-11-21. */
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
 * Parses our own Markdown: front matter (title, description, author, date, tags), two heading
 * levels, multi-line paragraphs, lists, quotes, code, and links to the web and within the site.
 * Throws an error that names the problem.
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

export function readBlocks(body: string): ArticleBlock[] {
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

/**
 * List items start at a marker and continue over unmarked lines; any other block is a single item.
 */
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

/** A page of this site, a fragment of the current page, or a web address. */
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
