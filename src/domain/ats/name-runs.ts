import type { DocumentText, TextRun } from '#domain/resume-reading/document-text.ts';
import { headingOf } from '#domain/resume-reading/heading-of.ts';
import { baselineOf } from '#domain/resume-reading/piece.ts';
import type { ResumeExtraction } from '#domain/resume-reading/read-resume.ts';

/** A run, and the part of its text that belongs to the name. */
type NamePart = { run: TextRun; text: string };

/** Share of the first page that can hold the name. */
const top = 0.4;
const maxLength = 80;
const documentName = /^(?:curriculum vitae|resume|résumé|cv|bio-?data|lebenslauf)\b/iu;
const contact = /@|https?:|www\.|\.(?:com|org|net|in|io|dev)\b|\d{3}/iu;
const separator = /\s*[|•·]|\s+[–—-]\s|\s{3,}/u;

/**
 * The text that is the name, wherever the reader failed to recognize it: the largest line at the
 * top, and of equally large ones the first. Decided by place and size, not by the words, so that
 * every name is found alike.
 */
export function namePartsOf(document: DocumentText, read: ResumeExtraction): NamePart[] {
  const heading = read.lines.find(({ text, section }) => section === text)?.text ?? '';
  const height = document.pages[0]?.height ?? 0;
  const visible = document.runs.filter(
    (run) => run.page === 0 && !run.isHidden && run.text.trim() !== '',
  );
  const firstHeading = visible.find((run) => heading !== '' && run.text.trim() === heading);
  const lines = linesOf(
    visible.filter(
      (run) =>
        run.y <= height * top &&
        (firstHeading === undefined ||
          run.y < firstHeading.y ||
          run.fontSize > firstHeading.fontSize),
    ),
  )
    .map(partsOf)
    .filter((parts) => isCandidate(parts, read));
  const sizeOf = ([first]: readonly NamePart[]) => first?.run.fontSize ?? 0;
  const largest = Math.max(...lines.map(sizeOf));
  const at = lines.findIndex((parts) => sizeOf(parts) > largest - 0.6);
  const [name = [], next = []] = at < 0 ? [] : lines.slice(at, at + 2);
  const gap = baselineOf(next[0]?.run ?? none) - baselineOf(name[0]?.run ?? none);
  const isSecondHalf =
    largest > 1.3 * medianSize(visible) && sizeOf(next) > largest - 0.6 && gap < largest * 1.8;
  return isSecondHalf ? [...name, ...next] : name;
}

const none = { y: 0, height: 0 };

/** Runs by line from top to bottom, each from left to right. */
function linesOf(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [];
  for (const run of runs.toSorted((a, b) => baselineOf(a) - baselineOf(b))) {
    const line = lines.at(-1);
    const isSame = line?.[0] && Math.abs(baselineOf(line[0]) - baselineOf(run)) < 2;
    if (isSame) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
}

/** The text before the first separator: 'Asha Rao' of 'Asha Rao | Pune | asha@…'. */
function partsOf(line: readonly TextRun[]): NamePart[] {
  const parts: NamePart[] = [];
  for (const run of line) {
    const cut = run.text.search(separator);
    const text = cut < 0 ? run.text : run.text.slice(0, cut);
    const last = parts.at(-1)?.run;
    const isFar = last !== undefined && run.x - (last.x + last.width) > run.fontSize * 2;
    if (isFar || contact.test(text)) break;
    if (text.trim() !== '') parts.push({ run, text });
    if (cut >= 0 || /^\s*[|•·–—-]\s*$/u.test(run.text)) break;
  }
  return parts;
}

function isCandidate(
  parts: readonly NamePart[],
  { resume: { basics } }: ResumeExtraction,
): boolean {
  const text = parts
    .map((part) => part.text.trim())
    .join(' ')
    .trim();
  const isPlace = text.includes(',') && basics.location !== '' && text.includes(basics.location);
  return (
    /[\p{L}\p{N}]/u.test(text) &&
    text.length <= maxLength &&
    headingOf(text) === null &&
    !documentName.test(text) &&
    !isPlace
  );
}

function medianSize(runs: readonly TextRun[]): number {
  const sizes = runs.map(({ fontSize }) => fontSize).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}
