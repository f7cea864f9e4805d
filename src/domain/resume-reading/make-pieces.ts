import type { TextRun } from './document-text.ts';
import { hasRightText, joinRightRuns } from './join-right-runs.ts';
import { baselineOf, rightOf, type Piece } from './piece.ts';
import { joinSpacedLetters, repairLigatures, repairText } from './repair-text.ts';

/** Gaps in font sizes: above the first there is a space, above the last a new piece. */
const spaceFrom = 0.17;
/** A space is at most a third of the font's size, so this gap is intentional. */
const partFrom = 0.45;
const pieceFrom = 1.15;
/** Applies where other rows share the left edge. */
const tightFrom = 0.5;

type Row = { baseline: number; size: number; runs: TextRun[] };

function rowsOf(runs: TextRun[]): Row[] {
  const rows: Row[] = [];
  const sorted = runs.toSorted((a, b) => baselineOf(a) - baselineOf(b));
  for (const run of sorted) {
    const baseline = baselineOf(run);
    const near = rows
      .slice(-3)
      .find((row) => Math.abs(row.baseline - baseline) <= 0.3 * Math.min(row.size, run.fontSize));
    if (near) near.runs.push(run);
    else rows.push({ baseline, size: run.fontSize, runs: [run] });
  }
  return rows;
}

/** The letter spacing of a spaced-out heading; 0 for any other row. */
function letterSpace(runs: TextRun[]): number {
  const single = runs.filter((run) => run.text.trim().length === 1);
  if (single.length < 5 || single.length < runs.length * 0.8) return 0;
  const gaps = runs.slice(1).map((run, at) => run.x - rightOf(runs[at] ?? run));
  return Math.max(0, gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0);
}

const spacedWord = /^(?:[\p{L}&'’.-] )+[\p{L}&'’.-]$/u;

/** Joins spaced letters into words; a short word only beside a longer one of the same size. */
function joinLetters(runs: TextRun[]): TextRun[] {
  const long = runs.find((run) => run.text.trim().length > 6 && spacedWord.test(run.text.trim()));
  if (!long) return runs;
  return runs.map((run) =>
    run.fontSize === long.fontSize && spacedWord.test(run.text.trim())
      ? { ...run, text: run.text.replaceAll(' ', '') }
      : run,
  );
}

/** Wider than a space, which in monospaced fonts is as wide as a letter. */
const tightGap = (run: TextRun, before: TextRun) =>
  Math.max(tightFrom * run.fontSize, (1.25 * before.width) / before.text.length);

/**
 * Left edges shared by the runs of several rows after a gap: the columns of a table, however
 * narrow.
 */
function sharedEdges(rows: readonly Row[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { runs } of rows) {
    const sorted = runs.toSorted((a, b) => a.x - b.x);
    for (const [at, run] of sorted.entries()) {
      const before = sorted[at - 1];
      if (!before || run.x - rightOf(before) < tightGap(run, before)) continue;
      counts.set(Math.round(run.x), (counts.get(Math.round(run.x)) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([x]) => x));
}

function piecesOfRow(row: Row, edges: ReadonlySet<number>): Piece[] {
  const sorted = row.runs.toSorted((a, b) => a.x - b.x);
  const runs = joinLetters(sorted);
  const isJoined = runs !== sorted;
  const spread = letterSpace(runs);
  const pieces: Piece[] = [];
  const members = new Map<Piece, TextRun[]>();
  const parts = new Map<Piece, string[]>();
  let before: TextRun | undefined;
  for (const run of runs) {
    const last = pieces.at(-1);
    const gap = before ? run.x - rightOf(before) : 0;
    // 'Role : Engineer' is one text, even if the colons are aligned far to the right.
    const isEdge =
      spread === 0 &&
      before !== undefined &&
      gap >= tightGap(run, before) &&
      edges.has(Math.round(run.x)) &&
      /[\p{L}\d]{2}/u.test(last?.text ?? '');
    const isApart =
      (isEdge ||
        gap > Math.max(pieceFrom * run.fontSize, spread * 2.6) ||
        (before !== undefined && isOtherText(before, run))) &&
      !/^\s*:/u.test(run.text);
    if (last && !isApart) {
      const hasSpace = gap > Math.max(spaceFrom * run.fontSize, spread * 1.35);
      last.text += hasSpace && !/\s$/u.test(last.text) && !/^\s/u.test(run.text) ? ' ' : '';
      last.text += run.text;
      const own = parts.get(last) ?? [];
      if (gap > partFrom * run.fontSize && spread === 0) own.push(run.text);
      else own.push(`${own.pop() ?? ''}${hasSpace ? ' ' : ''}${run.text}`);
      last.width = Math.max(last.width, rightOf(run) - last.x);
      // Text that is only partly bold isn't a bold line; bullets and icons don't count.
      if (/\p{L}/u.test(run.text)) last.isBold = last.isBold && run.isBold;
      last.fontSize = Math.max(last.fontSize, run.fontSize);
      if (run.url !== null) last.urls.push(run.url);
    } else {
      const { isHidden: _, url, ...shown } = run;
      pieces.push({
        ...shown,
        isBold: run.isBold || !/\p{L}/u.test(run.text),
        urls: url === null ? [] : [url],
        isHeading: false,
        isSpread: spread > 0 || isJoined,
        table: null,
      });
    }
    const piece = pieces.at(-1);
    const own = piece && members.get(piece);
    if (own) own.push(run);
    else if (piece) {
      members.set(piece, [run]);
      parts.set(piece, [run.text]);
    }
    before = run;
  }
  for (const [piece, own] of members) {
    const lead = leadOf(own, piece.text);
    if (lead !== '') piece.lead = lead;
    if (hasRightText(own)) piece.text = joinRightRuns(own);
    else if ((parts.get(piece)?.length ?? 0) > 1) piece.parts = parts.get(piece) ?? [];
  }
  return pieces;
}

/** The beginning of a text in which the weight or slant changes once; '' for any other text. */
function leadOf(runs: readonly TextRun[], text: string): string {
  const named = runs.filter((run) => /\p{L}/u.test(run.text));
  const styles = named.map(({ isBold, isItalic }) => `${isBold} ${isItalic}`);
  const at = styles.findIndex((style) => style !== styles[0]);
  const [rest] = named.slice(at);
  if (at < 1 || !rest || styles.slice(at).some((style) => style !== styles[at])) return '';
  return text.slice(0, text.indexOf(rest.text.trim())).trim();
}

const trimmed = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Whether a run without a space before it is no part of the word, as its size shows: a date. */
const isOtherText = (before: TextRun, run: TextRun) =>
  Math.abs(before.fontSize - run.fontSize) > 0.1 * before.fontSize &&
  /\p{Ll}$/u.test(before.text) &&
  /^(?:\p{Lu}\p{Ll}+[.,]*\s\d|\d{4}\b|\d{1,2}\/\d)/u.test(run.text);

/** Splits a run at gaps of three or more spaces, which separate columns. */
function splitAtWideGaps(run: TextRun): TextRun[] {
  const parts = [...run.text.matchAll(/\S+(?:[\s\u00A0]{1,2}\S+)*/gu)];
  if (parts.length < 2) return [run];
  const letter = run.width / run.text.length;
  return parts.map((part) => ({
    ...run,
    text: part[0],
    x: run.x + part.index * letter,
    width: part[0].length * letter,
  }));
}

/** Groups the visible text of each row into pieces and repairs its characters. */
export function makePieces(runs: readonly TextRun[]): Piece[] {
  const visible = runs
    .filter((run) => !run.isHidden)
    .flatMap(splitAtWideGaps)
    .map((run) => ({ ...run, text: repairText(run.text) }))
    .filter((run) => run.text.trim() !== '');
  const pages = [...new Set(visible.map((run) => run.page))].sort((a, b) => a - b);
  return pages
    .flatMap((page) => {
      const rows = rowsOf(visible.filter((run) => run.page === page));
      const edges = sharedEdges(rows);
      return rows.flatMap((row) => piecesOfRow(row, edges));
    })
    .map((piece) => {
      const written = repairLigatures(piece.text);
      const text = joinSpacedLetters(written);
      return {
        ...piece,
        text: trimmed(text),
        isSpread: (piece.isSpread || text !== written) && text.trim().length > 3,
        ...(piece.lead !== undefined && { lead: trimmed(repairLigatures(piece.lead)) }),
        ...(piece.parts && { parts: piece.parts.map((part) => trimmed(repairLigatures(part))) }),
      };
    })
    .filter((piece) => piece.text !== '');
}
