import { spoken } from './gather-sections.ts';
import { withoutBullet } from './make-lines.ts';
import type { Line } from './piece.ts';

const label =
  /^(?:languages?(?: known| spoken)?|spoken(?: languages?)?|mother tongue(?:\(s\)|s)?|other languages?(?:\(s\))?)\s*[:–-]?\s+(?=\S)/iu;

/**
 * Removes the label of a 'Languages known : Hindi, English' line among other details; null if the
 * line names no spoken language.
 */
export function languagesAfterLabel(line: Line): Line | null {
  const text = withoutBullet(line.pieces.map((piece) => piece.text).join(' '));
  const [found] = label.exec(text) ?? [];
  const [piece] = line.pieces;
  if (found === undefined || !piece) return null;
  const list = text.slice(found.length);
  return spoken.test(list) ? { ...line, text: list, pieces: [{ ...piece, text: list }] } : null;
}
