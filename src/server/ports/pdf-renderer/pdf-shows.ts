import { decodePDFRawStream, type PDFRawStream } from 'pdf-lib';

/** The decompressed stream, one character per byte. */
export const textOfStream = (stream: PDFRawStream) =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/**
 * Glyphs that are shown with a text of their own ('ActualText'), and their position in the page's
 * content.
 */
export type Show = {
  start: number;
  end: number;
  text: string;
  /** The font's resource name on the page. */
  font: string;
  /** Strings of two-byte codes with their start and end in the content. */
  codes: { from: number; to: number; values: number[] }[];
};

const opening = /\/Span <<\s*\/ActualText (?:<FEFF([0-9A-F]*)>|\(((?:\\.|[^\\()])*)\))\s*>> BDC/gsu;
const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** All of them, in the content's order; those that use several fonts are left out. */
export function showsOf(content: string): Show[] {
  const shows: Show[] = [];
  for (const found of content.matchAll(opening)) {
    const [whole, hex = '', plain = ''] = found;
    const fonts = new Set<string>();
    const codes: Show['codes'] = [];
    let at = found.index + whole.length;
    while (at < content.length && !content.startsWith('EMC', at)) {
      if (content[at] === '(') {
        const { bytes, to } = readString(content, at);
        codes.push({ from: at, to, values: pairsOf(bytes) });
        at = to;
      } else if (content[at] === '/') {
        const [name = '/'] = /^\/[^\s/<>()[\]]*/u.exec(content.slice(at, at + 40)) ?? [];
        fonts.add(name.slice(1));
        at += name.length;
      } else at++;
    }
    const units = (hex.match(/.{4}/gu) ?? []).map((unit) => Number.parseInt(unit, 16));
    const letters = plain === '' ? units : readString(`(${plain})`, 0).bytes;
    const text = letters.map((unit) => String.fromCharCode(unit)).join('');
    const [font, ...others] = fonts;
    if (font !== undefined && others.length === 0)
      shows.push({ start: found.index, end: at, text, font, codes });
  }
  return shows;
}

/** Parses a literal string with nested parentheses and backslash escapes. */
function readString(content: string, start: number): { bytes: number[]; to: number } {
  const bytes: number[] = [];
  let depth = 0;
  for (let at = start; at < content.length; at++) {
    const letter = content[at] ?? '';
    if (letter === '\\') {
      const [octal] = /^[0-7]{1,3}/u.exec(content.slice(at + 1, at + 4)) ?? [];
      const escaped = content[at + 1] ?? '';
      bytes.push(
        octal === undefined
          ? (escapes[escaped] ?? escaped.charCodeAt(0))
          : Number.parseInt(octal, 8),
      );
      at += octal?.length ?? 1;
      continue;
    }
    if (letter === '(' && depth++ === 0) continue;
    if (letter === ')' && --depth === 0) return { bytes, to: at + 1 };
    bytes.push(letter.charCodeAt(0));
  }
  return { bytes, to: content.length };
}

const pairsOf = (bytes: readonly number[]) =>
  Array.from(
    { length: Math.floor(bytes.length / 2) },
    (_, at) => (bytes[at * 2] ?? 0) * 256 + (bytes[at * 2 + 1] ?? 0),
  );
