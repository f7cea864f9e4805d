/** A run of words in one look; `href` makes it a link. */
export type Span = { text: string; look: 'plain' | 'strong' | 'em'; href: string | null };

/** A heading or paragraph of one line, or a list with a line for each item. */
export type Block = { kind: 'heading' | 'text' | 'list' | 'numbers'; lines: Span[][] };

const bullet = /^\s{0,12}[-*+•]\s+(?=\S)/u;
const numbered = /^\s{0,12}\d{1,3}[.)]\s+(?=\S)/u;
const heading = /^#{1,6}\s+(?=\S)/u;

/**
 * The part of Markdown that a posting may use, as a tree of plain words: headings, paragraphs, lists, strong,
 * emphasis, links to the web or to a mail address. All else stays the text it is. A short line straight above a list
 * is its heading, as people write it without Markdown.
 */
export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let open = null as Block | null;
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const kind = bullet.test(line) ? 'list' : numbered.test(line) ? 'numbers' : null;
    if (line.trim() === '') open = null;
    else if (kind !== null) {
      const inner = spansOf(line.replace(kind === 'list' ? bullet : numbered, '').trim());
      if (open?.kind === kind) open.lines.push(inner);
      else {
        if (open?.kind === 'text' && isShort(open)) open.kind = 'heading';
        open = { kind, lines: [inner] };
        blocks.push(open);
      }
    } else {
      const isHeading = heading.test(line);
      const words = isHeading ? line.replace(heading, '').replace(/\s#+\s*$/u, '') : line;
      open = { kind: isHeading ? 'heading' : 'text', lines: [spansOf(words.trim())] };
      blocks.push(open);
    }
  }
  return blocks;
}

const isShort = ({ lines }: Block) => {
  const words = (lines[0] ?? []).map(({ text }) => text).join('');
  return words.length <= 120 && !/[.!?]$/u.test(words);
};

const inline =
  /\[(?<label>[^[\]\n]{1,300})\]\((?<target>[^()\s]{1,2000})\)|(?<two>\*\*|__)(?<strong>\S|\S[^\n]{0,2000}?\S)\k<two>|(?<![\p{L}\p{N}])(?<one>[*_])(?<em>[^\s*_]|[^\s*_][^*_\n]{0,2000}?[^\s*_])\k<one>(?![\p{L}\p{N}])|(?<url>https?:\/\/[^\s<>"']{1,2000}[^\s<>"'.,;:!?)\]])/gu;

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  const add = (text: string, look: Span['look'] = 'plain', href: string | null = null) => {
    if (text !== '') spans.push({ text, look, href });
  };
  let from = 0;
  for (const match of line.matchAll(inline)) {
    const { label, target, strong, em, url } = match.groups ?? {};
    const href = safeHref(url ?? target ?? '');
    if (label !== undefined && href === null) continue;
    add(line.slice(from, match.index));
    if (label !== undefined) add(label, 'plain', href);
    else if (strong !== undefined) add(strong, 'strong');
    else if (em !== undefined) add(em, 'em');
    else add(url ?? '', 'plain', href);
    from = match.index + match[0].length;
  }
  add(line.slice(from));
  return spans;
}

/** An address on the web, or of a mailbox, as a browser reads it; null for every other one, whatever it hides behind. */
function safeHref(target: string): string | null {
  if (!/^(?:https?:\/\/|mailto:)/iu.test(target)) return null;
  const url = URL.parse(target);
  return url !== null && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}
