import { brokenShare } from './broken-share.ts';
import type { DocumentText, DocumentTrait, TextRun } from './document-text.ts';
import { makePieces } from './make-pieces.ts';
import { baselineOf, type Piece } from './piece.ts';
import { preparePieces } from './prepare-pieces.ts';
import { privateUse, symbolBullets } from './repair-text.ts';

type Trait = DocumentText['traits'][number];

const shown = 80;
const brokenFrom = 0.04;

/** Three consecutive rows of at least three aligned cells. */
function findTable(pieces: readonly Piece[]): Piece | null {
  const rows = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = `${piece.page}|${Math.round(baselineOf(piece) / 3)}`;
    rows.set(key, [...(rows.get(key) ?? []), piece]);
  }
  let before: Piece[] = [];
  let run = 1;
  for (const row of rows.values()) {
    const aligned = row.filter((piece) =>
      before.some((other) => Math.abs(other.x - piece.x) < 3),
    ).length;
    run = row.length >= 3 && aligned >= 3 ? run + 1 : 1;
    if (run >= 3) return row[0] ?? null;
    before = row;
  }
  return null;
}

/** The first line whose letters stand apart. */
export const findSpread = (runs: readonly TextRun[]) =>
  makePieces(runs).find((piece) => piece.isSpread);

/** Layout features that confuse parsers, each once with its place and an example. */
export function findTraits(document: DocumentText): Trait[] {
  const traits = [...document.traits];
  const note = (trait: DocumentTrait, page: number, evidence: string) => {
    if (!traits.some((known) => known.trait === trait))
      traits.push({ trait, page, evidence: evidence.slice(0, shown) });
  };
  const hidden = document.runs.filter((run) => run.isHidden && /[\p{L}\p{N}]{2}/u.test(run.text));
  if (hidden[0]) note('hiddenText', hidden[0].page, hidden.map((run) => run.text).join(' '));
  const icon = document.runs.find(
    (run) => (run.text.replaceAll(symbolBullets, '').match(privateUse) ?? []).length > 0,
  );
  if (icon) note('iconGlyphs', icon.page, icon.text.trim());
  const pieces = makePieces(document.runs);
  const spread = pieces.find((piece) => piece.isSpread);
  if (spread) note('spacedHeadings', spread.page, spread.text);
  const column = preparePieces(document).columns.find(({ x, isRight }) => x !== null && isRight);
  if (column) note('columns', column.page, column.pieces[0]?.text ?? '');
  const cell = document.kind === 'pdf' ? findTable(pieces) : null;
  if (cell) note('tables', cell.page, cell.text);
  const text = document.runs.map((run) => run.text).join(' ');
  if (brokenShare(text) > brokenFrom) note('brokenTextLayer', 0, text.trim());
  return traits;
}
