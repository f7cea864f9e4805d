import { readSpans, type Span } from '#domain/article/read-spans.ts';

/** A one-line heading or paragraph, or a list with one line per item. */
export type Block = { kind: 'heading' | 'text' | 'list' | 'numbers'; lines: Span[][] };

const bullet = /^\s{0,12}[-*+•]\s+(?=\S)/u;
const numbered = /^\s{0,12}\d{1,3}[.)]\s+(?=\S)/u;
const heading = /^#{1,6}\s+(?=\S)/u;

/**
 * Parses the Markdown subset of postings into a tree of plain text: headings, paragraphs, lists,
 * strong, emphasis, and web or mail links. Anything else stays literal. A short line directly above
 * a list counts as its heading, as in text without Markdown.
 */
export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let open = null as Block | null;
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const kind = bullet.test(line) ? 'list' : numbered.test(line) ? 'numbers' : null;
    if (line.trim() === '') open = null;
    else if (kind !== null) {
      const inner = readSpans(line.replace(kind === 'list' ? bullet : numbered, '').trim());
      if (open?.kind === kind) open.lines.push(inner);
      else {
        if (open?.kind === 'text' && isShort(open)) open.kind = 'heading';
        open = { kind, lines: [inner] };
        blocks.push(open);
      }
    } else {
      const isHeading = heading.test(line);
      const words = isHeading ? line.replace(heading, '').replace(/\s#+\s*$/u, '') : line;
      open = { kind: isHeading ? 'heading' : 'text', lines: [readSpans(words.trim())] };
      blocks.push(open);
    }
  }
  return blocks;
}

const isShort = ({ lines }: Block) => {
  const words = (lines[0] ?? []).map(({ text }) => text).join('');
  return words.length <= 120 && !/[.!?]$/u.test(words);
};
