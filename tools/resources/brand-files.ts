import { Resvg } from '@resvg/resvg-js';
import { markShapes } from '#server/og-image/mark.ts';
import { outlinesOf, widthOf } from '#server/og-image/set-text.ts';

const product = 'Firstrung';
const pixelsHigh = 512;

/** The colors of src/web/tokens.css for both backgrounds, for use outside the site. */
const looks = {
  '': { first: '#f5a524', others: '#4453b8', ink: '#171a2b' },
  '-dark': { first: '#f7b13f', others: '#8f9df0', ink: '#f4f5fb' },
};

/** The logo, with and without the name, for light and dark backgrounds, as SVG and PNG. */
export function brandFiles(): { file: string; bytes: Uint8Array | string }[] {
  return Object.entries(looks).flatMap(([ending, colors]) => [
    ...both(`firstrung-mark${ending}`, 24, markShapes(colors)),
    ...both(`firstrung-logo${ending}`, 31 + nameWidth, markShapes(colors) + nameIn(colors.ink)),
  ]);
}

const nameSize = 20;
const nameWidth = Math.ceil(widthOf(product, 'display', nameSize));
const nameIn = (fill: string) =>
  outlinesOf(product, { face: 'display', size: nameSize, x: 30, y: 19.5, fill });

function both(name: string, width: number, shapes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 4}" height="96" viewBox="0 0 ${width} 24" role="img" aria-label="${product}">${shapes}</svg>\n`;
  const png = new Resvg(svg, { fitTo: { mode: 'height', value: pixelsHigh } }).render().asPng();
  return [
    { file: `${name}.svg`, bytes: svg },
    { file: `${name}.png`, bytes: new Uint8Array(png) },
  ];
}
