import { showsOf } from './pdf-shows.ts';
import { type Objects, packStream, streamOf } from './pdf-streams.ts';

type Font = {
  toUnicode: number;
  descendant: number;
  cidSet: number | undefined;
  /** The text of each code, and how many codes there are. */
  texts: Map<number, string>;
  count: number;
  widths: Map<number, string>;
  /** Codes that were added: by glyph and text. */
  added: Map<string, { code: number; glyph: number; text: string }>;
};

const reference = (body: string, name: string) => {
  const [, number] = new RegExp(String.raw`/${name} \[?(\d+) 0 R`, 'u').exec(body) ?? [];
  return number === undefined ? undefined : Number(number);
};

/**
 * Where several glyphs are one cluster ('क्षि'), the compiler gives each of them the text of the whole, and says beside it what is meant. Programs
 * that read only the glyphs, such as pdf.js, get it twice or thrice. Here each glyph gets its share, under a code of its own where it has
 * other shares elsewhere (ISO 32000-1, 9.7.4.2 and 9.10.3). What is written otherwise than the compiler does stays as it is.
 */
export function shareClusters(objects: Objects, next: number): Objects {
  const shared: Objects = new Map(objects);
  const fonts = new Map<number, Font | null>();
  const fontOf = (number: number) => {
    if (!fonts.has(number)) fonts.set(number, readFont(objects, number));
    return fonts.get(number) ?? null;
  };
  for (const [, page] of objects) {
    if (!page.startsWith('<<\n  /Type /Page\n')) continue;
    const contents = reference(page, 'Contents');
    const stream = contents === undefined ? undefined : objects.get(contents);
    const content = stream === undefined ? null : streamOf(stream);
    if (contents === undefined || content === null) continue;
    const names = new Map(
      [...page.matchAll(/\/(f\d+) (\d+) 0 R/gu)].map(([, name = '', font]) => [name, Number(font)]),
    );
    const changed = shareIn(content, (name) => fontOf(names.get(name) ?? -1));
    if (changed !== content) shared.set(contents, packStream('', changed));
  }
  let free = next;
  for (const font of fonts.values())
    if (font && font.added.size > 0) writeFont(shared, font, free++);
  return shared;
}

/** The content of a page with codes of their own for shares of clusters. */
function shareIn(content: string, fontOf: (name: string) => Font | null): string {
  let written = '';
  let from = 0;
  for (const { start, end, text, font: name, codes } of showsOf(content)) {
    const font = fontOf(name);
    const parts = font && sharesOf(text, codes.flatMap(({ values }) => values).length);
    if (!parts) continue;
    let at = 0;
    let span = content.slice(start, end);
    let moved = 0;
    for (const { from: first, to, values } of codes) {
      const hex = values.map((code) => hexOf(codeFor(font, code, parts[at++] ?? '')));
      const instead = `<${hex.join('')}>`;
      span = span.slice(0, first - start + moved) + instead + span.slice(to - start + moved);
      moved += instead.length - (to - first);
    }
    written += content.slice(from, start) + span;
    from = end;
  }
  return written + content.slice(from);
}

/** A text in so many parts, none of them empty, that are the text again one after the other; null where that can't be, or it is read from the right. */
export function sharesOf(text: string, count: number): string[] | null {
  if (count === 0 || /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)) return null;
  const whole = [...text];
  const letters = whole.length < count ? [...text.normalize('NFD')] : whole;
  if (letters.length < count) return null;
  const first = letters.length - count + 1;
  return [letters.slice(0, first).join(''), ...letters.slice(first)];
}

function codeFor(font: Font, glyph: number, text: string): number {
  if (font.texts.get(glyph) === text) return glyph;
  const key = `${glyph} ${text}`;
  const known = font.added.get(key);
  if (known) return known.code;
  const code = font.count + font.added.size;
  font.added.set(key, { code, glyph, text });
  return code;
}

function readFont(objects: Objects, number: number): Font | null {
  const body = objects.get(number) ?? '';
  const toUnicode = reference(body, 'ToUnicode');
  const descendant = reference(body, 'DescendantFonts');
  if (toUnicode === undefined || descendant === undefined) return null;
  const own = objects.get(descendant) ?? '';
  if (!own.includes('/CIDToGIDMap /Identity')) return null;
  const map = streamOf(objects.get(toUnicode) ?? '') ?? '';
  const texts = new Map(
    [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gmu)].map(([, code = '', text = '']) => [
      Number.parseInt(code, 16),
      fromHex(text),
    ]),
  );
  const widths = widthsIn(/\/W \[([^\]]*)\]/u.exec(own)?.[1] ?? '');
  return {
    toUnicode,
    descendant,
    cidSet: reference(objects.get(reference(own, 'FontDescriptor') ?? -1) ?? '', 'CIDSet'),
    texts,
    widths,
    count: Math.max(0, ...texts.keys(), ...widths.keys()) + 1,
    added: new Map(),
  };
}

/** 'First last width' over and over. */
function widthsIn(list: string): Map<number, string> {
  const widths = new Map<number, string>();
  for (const [, first, last, width = ''] of list.matchAll(/(\d+) (\d+) ([\d.]+)/gu))
    for (let code = Number(first); code <= Number(last); code++) widths.set(code, width);
  return widths;
}

function writeFont(objects: Objects, font: Font, free: number): void {
  const added = [...font.added.values()];
  const own = objects.get(font.descendant) ?? '';
  const widths = added
    .map(({ code, glyph }) => ` ${code} ${code} ${font.widths.get(glyph) ?? 0}`)
    .join('');
  objects.set(
    font.descendant,
    own
      .replace('/CIDToGIDMap /Identity', `/CIDToGIDMap ${free} 0 R`)
      .replace(/(\/W \[[^\]]*)\]/u, `$1${widths}]`),
  );
  const glyphs = [
    ...Array.from({ length: font.count }, (_, at) => at),
    ...added.map(({ glyph }) => glyph),
  ];
  objects.set(
    free,
    packStream('', glyphs.map((glyph) => bytesOf([glyph >> 8, glyph & 255])).join('')),
  );
  if (font.cidSet !== undefined) {
    const bits = '1'.repeat(glyphs.length).padEnd(Math.ceil(glyphs.length / 8) * 8, '0');
    const set = (bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2));
    objects.set(font.cidSet, packStream('', bytesOf(set)));
  }
  const lines: string[] = [];
  for (let at = 0; at < added.length; at += 100) {
    const some = added.slice(at, at + 100);
    lines.push(`${some.length} beginbfchar`);
    for (const { code, text } of some) lines.push(`<${hexOf(code)}> <${toHex(text)}>`);
    lines.push('endbfchar');
  }
  const map = streamOf(objects.get(font.toUnicode) ?? '') ?? '';
  const withAdded = map.replace('\nendcmap', `\n${lines.join('\n')}\nendcmap`);
  objects.set(font.toUnicode, packStream('/Type /CMap /WMode 0 ', withAdded));
}

const bytesOf = (bytes: readonly number[]) => String.fromCharCode(...bytes);
const hexOf = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
const fromHex = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/gu) ?? []).map((unit) => Number.parseInt(unit, 16)));
const toHex = (text: string) =>
  Array.from({ length: text.length }, (_, at) => hexOf(text.charCodeAt(at))).join('');
