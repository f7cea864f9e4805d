import { crc32 } from 'node:zlib';

const keyword = 'openbadgecredential';

/** Puts a badge into a PNG, as an iTXt chunk before its end. */
export function bakePng(png: Uint8Array, badge: string): Uint8Array {
  const body = Buffer.from(`iTXt${keyword}\0\0\0\0\0${badge}`);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
}

/** Puts a badge into an SVG, as its first element. */
export function bakeSvg(svg: string, badge: string): string {
  const at = svg.indexOf('>', svg.indexOf('<svg'));
  const safe = badge.replaceAll(']]>', ']]]]><![CDATA[>');
  const space = ' xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"';
  const element = `<openbadges:credential><![CDATA[${safe}]]></openbadges:credential>`;
  return `${svg.slice(0, at)}${space}>${element}${svg.slice(at + 1)}`;
}
