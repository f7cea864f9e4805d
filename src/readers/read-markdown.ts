/** Text of a Markdown line without its signs, and how each part of it is set. */
export type MarkdownSpan = { text: string; isBold: boolean; isItalic: boolean; url: string | null };

const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/u;
const emphasized = /\*\*\S[^*]*\*\*|__\S[^_]*__/u;
const rule = /^\s*(?:[-*_]\s*){3,}$/u;

/** Whether lines use the signs of Markdown: several headings, or several bold texts. */
export function isMarkdown(lines: readonly string[]): boolean {
  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  return count(/^#{1,4} \S/u) > 1 || count(emphasized) > 1;
}

/** The size of headings by level, relative to the text. */
const sizes = [1.4, 1.25, 1.1];

/** Bold, italic and linked parts, and code; the rest is plain. */
const parts =
  /\*\*\*(?<both>\S.*?)\*\*\*|\*\*(?<bold>\S.*?)\*\*|__(?<strong>\S.*?)__|\*(?<italic>[^\s*][^*]*)\*|(?<![\p{L}\d])_(?<slanted>[^\s_][^_]*)_(?![\p{L}\d])|`(?<code>[^`]+)`|!?\[(?<label>[^\]]*)\]\((?<url>[^)\s]*)[^)]*\)/gu;

function spansOf(text: string, isBold: boolean, isItalic: boolean): MarkdownSpan[] {
  const spans: MarkdownSpan[] = [];
  let from = 0;
  const addPlain = (to: number) => {
    const plain = text.slice(from, to).replaceAll(/\\(?=[^\p{L}\d\s])|<br\s*\/?>/gu, '');
    if (plain !== '') spans.push({ text: plain, isBold, isItalic, url: null });
  };
  for (const found of text.matchAll(parts)) {
    const { both, bold, strong, italic, slanted, code, label, url } = found.groups ?? {};
    addPlain(found.index);
    from = found.index + found[0].length;
    if (label !== undefined)
      spans.push(
        ...spansOf(label, isBold, isItalic).map((span) => ({ ...span, url: url ?? null })),
      );
    else if (code !== undefined) spans.push({ text: code, isBold, isItalic, url: null });
    else
      spans.push(
        ...spansOf(
          both ?? bold ?? strong ?? italic ?? slanted ?? '',
          isBold || (both ?? bold ?? strong) !== undefined,
          isItalic || (both ?? italic ?? slanted) !== undefined,
        ),
      );
  }
  addPlain(text.length);
  return spans;
}

/** A line of Markdown as it would be shown, with its size relative to the text. */
export function readMarkdownLine(line: string): { spans: MarkdownSpan[]; size: number } {
  const [, signs = '', title = ''] = heading.exec(line) ?? [];
  if (signs !== '')
    return { spans: spansOf(title, true, false), size: sizes[signs.length - 1] ?? 1 };
  if (rule.test(line)) return { spans: [], size: 1 };
  const text = line.replace(/^(\s*)[*+-]\s+/u, '$1• ').replace(/^\s*>\s?/u, '');
  return { spans: spansOf(text, false, false), size: 1 };
}
