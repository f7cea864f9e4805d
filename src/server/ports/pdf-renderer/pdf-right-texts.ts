import { type PDFContext, PDFName, PDFRawStream } from 'pdf-lib';
import { textOfStream } from './pdf-shows.ts';

/**
 * Repairs right-to-left text for PDF readers. Isolate marks are only needed for layout, so the
 * remaining ones are removed from the text of glyphs (ISO 32000-1, 9.10.3). A glyph of several
 * letters ('لا') states them in visual order, left to right, like the glyphs beside it: poppler and
 * pdf.js reverse whole words, including that glyph.
 */
export function mendRightTexts(context: PDFContext): void {
  for (const [ref, stream] of context.enumerateIndirectObjects()) {
    if (!(stream instanceof PDFRawStream) || isFile(stream)) continue;
    const content = textOfStream(stream);
    if (content.includes('beginbfchar'))
      context.assign(ref, context.flateStream(mendMap(content), { Type: 'CMap', WMode: 0 }));
    else if (content.includes('/ActualText')) {
      const plain = withoutMarks(content);
      if (plain !== content) context.assign(ref, context.flateStream(plain));
    }
  }
}

/** Images, fonts, metadata and attached files. */
const isFile = ({ dict }: PDFRawStream) =>
  dict.has(PDFName.of('Subtype')) || dict.get(PDFName.of('Type')) === PDFName.of('EmbeddedFile');

const withoutMarks = (content: string) =>
  content.replaceAll(/(?<=\/ActualText <FEFF)[0-9A-F]+(?=>)/gu, (hex) => unitsOf(hex).join(''));

const mendMap = (map: string) =>
  map.replaceAll(/(?<=^<[0-9A-F]{4}> <)[0-9A-F]+(?=>$)/gmu, (hex) => {
    const units = unitsOf(hex);
    return (units.length > 1 && units.every(isFromRight) ? units.toReversed() : units).join('');
  });

const unitsOf = (hex: string) =>
  (hex.match(/.{4}/gu) ?? []).filter((unit) => !/^206[69]$/u.test(unit));

const isFromRight = (unit: string) =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]/u.test(String.fromCharCode(Number.parseInt(unit, 16)));
