import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
} from 'pdf-lib';
import { showsOf, textOfStream } from './pdf-shows.ts';

type Font = {
  toUnicode: PDFRef;
  map: string;
  descendant: PDFDict;
  /** The text of each code, and the number of codes. */
  texts: Map<number, string>;
  count: number;
  widths: Map<number, number>;
  /** Added codes, by glyph and text. */
  added: Map<string, { code: number; glyph: number; text: string }>;
};

/**
 * Where several glyphs form one cluster ('क्षि'), the compiler gives each of them the whole text
 * and states the real text beside it. Programs that read only the glyphs, such as pdf.js, would get
 * it two or three times. This gives each glyph its share, with an extra code if it has other shares
 * elsewhere (ISO 32000-1, 9.7.4.2 and 9.10.3).
 */
export function shareClusters(pdf: PDFDocument): void {
  const { context } = pdf;
  const fonts = new Map<PDFRef, Font | null>();
  const fontAt = (ref: unknown) => {
    if (!(ref instanceof PDFRef)) return null;
    if (!fonts.has(ref)) fonts.set(ref, readFont(context, ref));
    return fonts.get(ref) ?? null;
  };
  for (const { node } of pdf.getPages()) {
    const contents = node.get(PDFName.of('Contents'));
    const stream = node.Contents();
    if (!(contents instanceof PDFRef) || !(stream instanceof PDFRawStream)) continue;
    const named = node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
    const content = textOfStream(stream);
    const changed = shareIn(content, (name) => fontAt(named?.get(PDFName.of(name))));
    if (changed !== content) context.assign(contents, context.flateStream(changed));
  }
  for (const font of fonts.values()) if (font && font.added.size > 0) writeFont(context, font);
}

/** Rewrites a page's content with the codes of the cluster shares. */
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

/**
 * Splits a text into `count` non-empty parts that concatenate to it; null if that is impossible or
 * the text is right-to-left.
 */
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

function readFont(context: PDFContext, ref: PDFRef): Font | null {
  const font = context.lookup(ref, PDFDict);
  const toUnicode = font.get(PDFName.of('ToUnicode'));
  const descendant = font
    .lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)
    ?.lookupMaybe(0, PDFDict);
  const stream = context.lookup(toUnicode);
  if (!(toUnicode instanceof PDFRef) || !descendant || !(stream instanceof PDFRawStream))
    return null;
  if (descendant.get(PDFName.of('CIDToGIDMap')) !== PDFName.of('Identity')) return null;
  const map = textOfStream(stream);
  const texts = new Map(
    [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gmu)].map(([, code = '', text = '']) => [
      Number.parseInt(code, 16),
      fromHex(text),
    ]),
  );
  const widths = widthsIn(descendant);
  const count = Math.max(0, ...texts.keys(), ...widths.keys()) + 1;
  return { toUnicode, map, descendant, texts, widths, count, added: new Map() };
}

/** Parses repeated 'first last width' or 'first [widths]' entries. */
function widthsIn(descendant: PDFDict): Map<number, number> {
  const widths = new Map<number, number>();
  const list = descendant.lookup(PDFName.of('W'), PDFArray);
  for (let at = 0; at < list.size();) {
    const first = list.lookup(at, PDFNumber).asNumber();
    const next = list.lookup(at + 1);
    if (next instanceof PDFArray) {
      for (let more = 0; more < next.size(); more++)
        widths.set(first + more, next.lookup(more, PDFNumber).asNumber());
      at += 2;
    } else {
      const last = list.lookup(at + 1, PDFNumber).asNumber();
      const width = list.lookup(at + 2, PDFNumber).asNumber();
      for (let code = first; code <= last; code++) widths.set(code, width);
      at += 3;
    }
  }
  return widths;
}

function writeFont(context: PDFContext, font: Font): void {
  const { descendant, widths, count, map } = font;
  const added = [...font.added.values()];
  const list = descendant.lookup(PDFName.of('W'), PDFArray);
  for (const { code, glyph } of added)
    for (const each of [code, code, widths.get(glyph) ?? 0]) list.push(PDFNumber.of(each));
  const glyphs = [
    ...Array.from({ length: count }, (_, at) => at),
    ...added.map(({ glyph }) => glyph),
  ];
  const glyphMap = Uint8Array.from(glyphs.flatMap((glyph) => [glyph >> 8, glyph & 255]));
  descendant.set(PDFName.of('CIDToGIDMap'), context.register(context.flateStream(glyphMap)));
  const descriptor = descendant.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict);
  const cidSet = descriptor?.get(PDFName.of('CIDSet'));
  if (cidSet instanceof PDFRef) {
    const bits = '1'.repeat(glyphs.length).padEnd(Math.ceil(glyphs.length / 8) * 8, '0');
    const set = (bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2));
    context.assign(cidSet, context.flateStream(Uint8Array.from(set)));
  }
  const lines: string[] = [];
  for (let at = 0; at < added.length; at += 100) {
    const some = added.slice(at, at + 100);
    lines.push(`${some.length} beginbfchar`);
    for (const { code, text } of some) lines.push(`<${hexOf(code)}> <${toHex(text)}>`);
    lines.push('endbfchar');
  }
  const withAdded = map.replace('\nendcmap', `\n${lines.join('\n')}\nendcmap`);
  context.assign(font.toUnicode, context.flateStream(withAdded, { Type: 'CMap', WMode: 0 }));
}

const hexOf = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
const fromHex = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/gu) ?? []).map((unit) => Number.parseInt(unit, 16)));
const toHex = (text: string) =>
  Array.from({ length: text.length }, (_, at) => hexOf(text.charCodeAt(at))).join('');
