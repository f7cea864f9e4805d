import type { DocumentText, TextRun } from '#domain/resume-reading/document-text.ts';

/** Adds lines below all content of the last page, in its font size. */
export function linesBelow(
  document: DocumentText,
  lines: string[],
  isHidden: boolean,
): DocumentText {
  const page = Math.max(...document.runs.map((run) => run.page));
  const seen = document.runs.filter((run) => run.page === page && !run.isHidden);
  const [model] = seen.toSorted((a, b) => b.y - a.y);
  if (!model) return document;
  const left = Math.min(...seen.map((run) => run.x));
  const size = model.fontSize;
  const top = model.y + size * 3;
  const runs = lines.map((text, at): TextRun => ({
    ...model,
    text,
    x: left,
    y: top + at * size * 1.3,
    width: text.length * size * 0.46,
    isBold: false,
    url: null,
    isHidden,
  }));
  const pages = document.pages.map((each, at) =>
    at === page
      ? { ...each, height: Math.max(each.height, top + lines.length * size * 1.3 + 90) }
      : each,
  );
  return { ...document, pages, runs: [...document.runs, ...runs] };
}
