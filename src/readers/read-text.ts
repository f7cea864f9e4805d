import type { DocumentText, TextRun } from '#domain/resume-reading/document-text.ts';

const size = 10;
const letter = 5;
const step = 13;
const maxLines = 4000;
const maxRuns = 40_000;

/**
 * Reads a plain text file as one page; tabs and wide gaps split a line into runs. Of a longer file,
 * the first lines and runs are read.
 */
export function readText(text: string): DocumentText {
  const lines = text.replaceAll('\r\n', '\n').split(/[\n\r\f]/u);
  const runs: TextRun[] = [];
  for (const [at, line] of lines.slice(0, maxLines).entries()) {
    if (runs.length > maxRuns) break;
    const wide = line.replaceAll('\t', '    ');
    // Two spaces separate the items of a list, if nothing else does.
    const isList =
      (wide.trim().match(/\S {2}(?=\S)/gu) ?? []).length > 2 && !/[,;|]|\.\s/u.test(wide);
    const parts = isList ? /\S+(?: \S+)*/gu : /\S+(?: {1,2}\S+)*/gu;
    let order = 0;
    for (const part of wide.matchAll(parts)) {
      if (runs.length > maxRuns) break;
      runs.push({
        text: part[0],
        page: 0,
        x: 40 + (part.index + order) * letter,
        y: 60 + at * step,
        width: part[0].length * letter,
        height: size,
        fontSize: size,
        font: '',
        isBold: false,
        isItalic: false,
        isHidden: false,
        url: null,
      });
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
