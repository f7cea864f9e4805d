import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const drawing = new URL('../../public/favicon.svg', import.meta.url);
const icoSizes = [16, 32, 48];
const touchSize = 180;
// Home screens show transparent icons on black and round their corners.
const touchGround = '#ffffff';
const touchMargin = 5;

/** Icons for browsers and home screens without SVG support, from the same drawing. */
export function siteIcons(): { file: string; bytes: Uint8Array }[] {
  const svg = readFileSync(drawing, 'utf8');
  const box = `${-touchMargin} ${-touchMargin} ${24 + 2 * touchMargin} ${24 + 2 * touchMargin}`;
  const roomy = svg.replace('viewBox="0 0 24 24"', `viewBox="${box}"`);
  return [
    { file: 'favicon.ico', bytes: icoOf(icoSizes.map((size) => pngOf(svg, size))) },
    { file: 'apple-touch-icon.png', bytes: pngOf(roomy, touchSize, touchGround) },
  ];
}

function pngOf(svg: string, size: number, background?: string): Buffer {
  const fitTo = { mode: 'width', value: size } as const;
  return new Resvg(svg, background === undefined ? { fitTo } : { fitTo, background })
    .render()
    .asPng();
}

/** An ICO file of PNG images: a header, a directory entry per image, then the images. */
function icoOf(pictures: Buffer[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map((picture, at) => {
    const entry = Buffer.alloc(16);
    const size = icoSizes[at] ?? 0;
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}
