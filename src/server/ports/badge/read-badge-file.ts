import { inflateSync } from 'node:zlib';
import { SaxesParser } from 'saxes';

const pngHeader = Buffer.from('89504e470d0a1a0a', 'hex');
const keyword = 'openbadgecredential';
const maxBytes = 1_000_000;

/** The text of a badge: the file itself, or what is baked into a PNG or SVG; null without any. */
export function readBadgeFile(bytes: Uint8Array): string | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, pngHeader.length).equals(pngHeader)) return fromPng(file);
  const text = decode(file);
  if (text === null) return null;
  return /^\s*</u.test(text) ? fromSvg(text) : text;
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The iTXt chunk with the badge's keyword, as Open Badges 3.0 places it. */
function fromPng(file: Buffer): string | null {
  let at = pngHeader.length;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    const data = file.subarray(at + 8, at + 8 + length);
    if (file.toString('latin1', at + 4, at + 8) === 'iTXt') {
      const found = fromChunk(data);
      if (found !== null) return found;
    }
    at += 12 + length;
  }
  return null;
}

function fromChunk(data: Buffer): string | null {
  const end = data.indexOf(0);
  if (data.toString('latin1', 0, end) !== keyword) return null;
  const isCompressed = data[end + 1] === 1;
  const language = data.indexOf(0, end + 3);
  const title = data.indexOf(0, language + 1);
  if (language === -1 || title === -1) return null;
  const body = data.subarray(title + 1);
  try {
    return decode(isCompressed ? inflateSync(body, { maxOutputLength: maxBytes }) : body);
  } catch {
    return null;
  }
}

/** The element openbadges:credential: its text, or its attribute `verify` for a signed token. */
function fromSvg(text: string): string | null {
  let found: string | null = null;
  let isInside = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (!/^openbadges:(credential|assertion)$/u.test(name) || found !== null) return;
    isInside = true;
    found = attributes['verify'] ?? '';
  });
  const take = (part: string) => void (isInside && (found = (found ?? '') + part));
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', ({ name }) => void (name.startsWith('openbadges:') && (isInside = false)));
  try {
    parser.write(text).close();
  } catch {
    return null;
  }
  return (found as string | null)?.trim() || null;
}
