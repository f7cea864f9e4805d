import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

const fileOf = (name: string) => fileURLToPath(new URL(`./${name}.ttf`, import.meta.url));
const faces = {
  display: ['display', 'display-extended'],
  text: ['text', 'text-extended'],
} as const;
export type Face = keyof typeof faces;

const opened = new Map<Face, Font[]>();

function fontsOf(face: Face): Font[] {
  const known = opened.get(face);
  if (known) return known;
  const fonts = faces[face].map((name) => openSync(fileOf(name)) as Font);
  opened.set(face, fonts);
  return fonts;
}

/** Whether the font has every character of a text; a missing one would leave a gap. */
export function isDrawable(text: string, face: Face): boolean {
  return [...text].every((char) => fontFor(char, face) !== undefined);
}

function fontFor(char: string, face: Face): Font | undefined {
  const point = char.codePointAt(0) ?? 0;
  return fontsOf(face).find((font) => font.hasGlyphForCodePoint(point));
}

type Run = { font: Font; text: string };

function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const char of text) {
    const font = fontFor(char, face);
    if (font === undefined) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += char;
    else runs.push({ font, text: char });
  }
  return runs;
}

/** The width of a line in pixels. */
export function widthOf(text: string, face: Face, size: number): number {
  return runsOf(text, face).reduce(
    (sum, { font, text: run }) => sum + (font.layout(run).advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

/** Renders a line as SVG outlines with its baseline at (x, y), identical on every machine. */
export function outlinesOf(
  text: string,
  { face, size, x, y, fill }: { face: Face; size: number; x: number; y: number; fill: string },
): string {
  const paths: string[] = [];
  let at = x;
  for (const { font, text: run } of runsOf(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index];
      const d = glyph.path.toSVG();
      if (d !== '') {
        const left = (at + (position?.xOffset ?? 0) * scale).toFixed(2);
        paths.push(
          `<path transform="translate(${left} ${y}) scale(${scale} ${-scale})" d="${d}"/>`,
        );
      }
      at += (position?.xAdvance ?? 0) * scale;
    }
  }
  return `<g fill="${fill}">${paths.join('')}</g>`;
}

/** Breaks a text into as few lines as possible; null if it needs more than `most`. */
export function linesOf(
  text: string,
  { face, size, width, most }: { face: Face; size: number; width: number; most: number },
): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer, face, size) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const isWithin = lines.every((line) => widthOf(line, face, size) <= width);
  return lines.length <= most && isWithin ? lines : null;
}
