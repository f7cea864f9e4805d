import { Resvg } from '@resvg/resvg-js';
import { qrOf } from './qr-of.ts';

const [width, height, codeSide, codeTop] = [240, 372, 124, 240];

/** A medal with a tick above the link that verifies the badge, which is baked into the file. */
export function badgePictureOf(url: string): string {
  const { size, path } = qrOf(url);
  const left = (width - codeSide) / 2;
  const code = `<g transform="translate(${left} ${codeTop}) scale(${codeSide / size})" shape-rendering="crispEdges"><path d="M0 0h${size}v${size}h-${size}z" fill="#fff"/><path d="${path}"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 3}" height="${height * 3}"><path d="M78 138 54 226l40-14 26 24 26-24 40 14-24-88z" fill="#b45309"/><circle cx="120" cy="100" r="84" fill="#0f766e"/><circle cx="120" cy="100" r="68" fill="none" stroke="#fff" stroke-width="6"/><path d="m86 102 24 24 46-50" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>${code}</svg>`;
}

export const pngOf = (picture: string): Uint8Array => new Resvg(picture).render().asPng();
