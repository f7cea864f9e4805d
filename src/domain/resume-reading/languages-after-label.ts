import { spoken } from './gather-sections.ts';
import { withoutBullet } from './make-lines.ts';
import type { Line } from './piece.ts';

const label =
  /^(?:languages?(?: known| spoken)?|spoken(?: languages?)?|mother tongue(?:\(s\)|s)?|other languages?(?:\(s\))?)\s*[:–-]?\s+(?=\S)/iu;

const onlyLabel = /^(?:mother tongue|other language)(?:\(s\)|s)?\s*:?$/iu;

/** Levels of the Common European Framework. */
const areLevelled = (text: string) =>
  text
    .split(/\s*[,;|•]\s*/u)
    .every((part) => /^\p{L}+[\s(:–-]+[ABC][12]\)?$/u.test(part) && spoken.test(part));

/**
 * Removes the label of a 'Languages known : Hindi, English' line among other details; null if the
 * line names no spoken language, or neither a label nor levels.
 */
export function languagesAfterLabel(line: Line): Line | null {
  const text = withoutBullet(line.pieces.map((piece) => piece.text).join(' '));
  const [found] = label.exec(text) ?? [];
  const [piece] = line.pieces;
  if (!piece) return null;
  // 'English C1, German B2'
  if (found === undefined && areLevelled(text)) return line;
  if (onlyLabel.test(text)) return { ...line, text: '', pieces: [] };
  if (found === undefined) return null;
  const list = text.slice(found.length);
  return spoken.test(list) ? { ...line, text: list, pieces: [{ ...piece, text: list }] } : null;
}
