import { markShapes } from './mark.ts';
import { isDrawable, linesOf, outlinesOf } from './set-text.ts';

/** The content of a link preview: the kind of page, its title and its owner. */
export type Picture = { label: string; title: string; note: string };

const width = 1200;
const height = 630;
const left = 80;
const sizes = [76, 66, 58, 50, 44];
const ground = '#171a2b';
const raised = '#222743';
const ink = '#f4f5fb';
const muted = '#b6bbd3';
const accent = '#f5b544';
const primary = '#8f9df0';

/** Draws the preview as SVG without text elements: all letters are outlines. */
export function drawPicture(
  picture: Picture,
  { product, line }: { product: string; line: string },
) {
  const [label, note] = [picture.label, picture.note].map((text) => pathOf(text, 'text'));
  const title = pathOf(picture.title, 'display') || line;
  const { size, lines } = fitted(title);
  const step = Math.round(size * 1.12);
  const top = 250 + Math.round(((4 - lines.length) * step) / 4);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<g fill="${raised}"><rect x="1000" y="430" width="52" height="250" rx="16"/><rect x="1072" y="310" width="52" height="370" rx="16"/><rect x="1144" y="180" width="52" height="500" rx="16"/></g>`,
    `<rect x="${left}" y="84" width="64" height="8" rx="4" fill="${accent}"/>`,
    outlinesOf(label ?? '', { face: 'text', size: 30, x: left, y: 146, fill: accent }),
    ...lines.map((text, at) =>
      outlinesOf(text, { face: 'display', size, x: left, y: top + at * step, fill: ink }),
    ),
    `<g transform="translate(${left} 520) scale(2)">${markShapes({ first: accent, others: primary })}</g>`,
    outlinesOf(product, { face: 'display', size: 34, x: left + 66, y: 556, fill: ink }),
    outlinesOf(note ?? '', { face: 'text', size: 26, x: left + 250, y: 555, fill: muted }),
    '</svg>',
  ].join('');
}

/** Shortens a text to fit a line; empty if the font lacks any of its characters. */
function pathOf(text: string, face: 'display' | 'text'): string {
  const one = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (!isDrawable(one, face)) return '';
  const most = face === 'text' ? 50 : 140;
  return one.length <= most ? one : `${one.slice(0, most - 1).trimEnd()}…`;
}

function fitted(title: string): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = linesOf(title, { face: 'display', size, width: 960, most: size > 60 ? 3 : 4 });
    if (lines !== null) return { size, lines };
  }
  return { size: 44, lines: [`${title.slice(0, 36)}…`] };
}
