import type { DocumentText, TextRun } from '#domain/resume-reading/document-text.ts';
import { isMarkdown, type MarkdownSpan, readMarkdownLine } from './read-markdown.ts';

const size = 10;
const letter = 5;
const step = 13;
const maxLines = 4000;
const maxRuns = 40_000;

/** The parts of a text from one place to another, each in one style. */
function styledParts(spans: readonly MarkdownSpan[], from: number, to: number) {
  let at = 0;
  return spans.flatMap((span) => {
    const [start, end] = [Math.max(at, from), Math.min(at + span.text.length, to)];
    const text = span.text.slice(start - at, end - at);
    at += span.text.length;
    return start < end ? [{ ...span, text, index: start }] : [];
  });
}

/**
 * Reads a plain text or Markdown file as one page; tabs and wide gaps split a line into runs. Of a
 * longer file, the first lines and runs are read.
 */
export function readText(text: string): DocumentText {
  const lines = text.replaceAll('\r\n', '\n').split(/[\n\r\f]/u);
  const isMarked = isMarkdown(lines.slice(0, maxLines));
  const runs: TextRun[] = [];
  for (const [at, line] of lines.slice(0, maxLines).entries()) {
    if (runs.length > maxRuns) break;
    const plain = { text: line, isBold: false, isItalic: false, url: null };
    const shown = isMarked ? readMarkdownLine(line) : { spans: [plain], size: 1 };
    const spans = shown.spans.map((span) => ({
      ...span,
      text: span.text.replaceAll('\t', '    '),
    }));
    const wide = spans.map(({ text: each }) => each).join('');
    // Two spaces separate the items of a list, if nothing else does.
    const isList =
      (wide.trim().match(/\S {2}(?=\S)/gu) ?? []).length > 2 && !/[,;|]|\.\s/u.test(wide);
    const parts = isList ? /\S+(?: \S+)*/gu : /\S+(?: {1,2}\S+)*/gu;
    let order = 0;
    for (const part of wide.matchAll(parts)) {
      for (const { text: own, index, ...style } of styledParts(
        spans,
        part.index,
        part.index + part[0].length,
      )) {
        if (runs.length > maxRuns) break;
        runs.push({
          ...style,
          text: own,
          page: 0,
          x: 40 + (index + order) * letter,
          y: 60 + at * step,
          width: own.length * letter,
          height: size,
          fontSize: size * shown.size,
          font: '',
          isHidden: false,
        });
      }
      if (isList) order++;
    }
  }
  const isCut =
    runs.length > maxRuns || lines.findLastIndex((line) => line.trim() !== '') >= maxLines;
  if (runs.length > maxRuns) runs.length = maxRuns;
  const width = runs.reduce((most, run) => Math.max(most, run.x + run.width + 40), 600);
  return {
    ...(isCut && { isCut }),
    kind: 'text',
    pages: [{ width, height: 120 + Math.min(lines.length, maxLines) * step }],
    runs,
    traits: [],
    language: '',
    title: '',
  };
}
