import type { DocumentText, TextRun } from '#domain/resume-reading/document-text.ts';
import { baselineOf, rightOf } from '#domain/resume-reading/piece.ts';

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

type Row = { page: number; runs: TextRun[]; letters: string };

/** The visible runs of each row of each page, from left to right. */
export function rowsOf({ runs }: DocumentText): Row[] {
  const rows: Row[] = [];
  const visible = runs.filter(({ isHidden }) => !isHidden);
  for (const run of visible.toSorted((a, b) => a.page - b.page || baselineOf(a) - baselineOf(b))) {
    const row = rows.at(-1);
    const [first] = row?.runs ?? [];
    const isSame =
      first && first.page === run.page && Math.abs(baselineOf(first) - baselineOf(run)) < 2;
    if (isSame) row?.runs.push(run);
    else rows.push({ page: run.page, runs: [run], letters: '' });
  }
  for (const row of rows) {
    row.runs.sort((a, b) => a.x - b.x);
    row.letters = bare(row.runs.map(({ text }) => text).join(''));
  }
  return rows;
}

/** The runs of a parsed line: of the row that holds it, or of the rows that it joins. */
export function runsOfLine(
  rows: readonly Row[],
  { text, page }: { text: string; page: number },
): TextRun[] {
  const letters = bare(text);
  const own = rows.filter((row) => row.page === page && row.letters !== '');
  const whole = own.filter((row) => row.letters.includes(letters));
  const onLine =
    whole.length > 0
      ? whole
      : own.filter((row) => row.letters.length > 3 && letters.includes(row.letters));
  return onLine.flatMap((row) =>
    row.runs.filter((run) => bare(run.text) === '' || letters.includes(bare(run.text))),
  );
}

/** `right` is the right edge of the whole name. */
type RunPart = { run: TextRun; from: string; isFirst: boolean; right: number };

/** Where a name is in these runs: within one of them, or across neighbours. */
export function partsIn(runs: readonly TextRun[], name: string): RunPart[] {
  const whole = runs.filter(({ text }) => text.includes(name));
  if (whole.length > 0)
    return whole.map((run) => ({
      run,
      from: name,
      isFirst: true,
      right: rightOf(run),
    }));
  const letters = bare(name);
  for (const start of runs.keys()) {
    let joined = '';
    for (let end = start; end < runs.length && joined.length < letters.length + 200; end++) {
      joined += bare(runs[end]?.text ?? '');
      if (!joined.includes(letters)) continue;
      const window = runs.slice(start, end + 1);
      if (bare(window[0]?.text ?? '') === '') break;
      const from = joined.indexOf(letters);
      return cutOut(window, from, from + letters.length);
    }
  }
  return [];
}

/** The text of each run between two letters of all runs together, not counting signs and spaces. */
function cutOut(runs: readonly TextRun[], from: number, to: number): RunPart[] {
  const parts: RunPart[] = [];
  let at = 0;
  for (const run of runs) {
    let text = '';
    for (const letter of run.text) {
      const isLetter = bare(letter) !== '';
      if (at >= from && at < to && (isLetter || text !== '')) text += letter;
      if (isLetter) at += 1;
    }
    text = text.trim();
    if (text !== '') parts.push({ run, from: text, isFirst: parts.length === 0, right: 0 });
  }
  const last = parts.at(-1);
  return parts.map((part) => ({ ...part, right: last ? rightOf(last.run) : 0 }));
}
