import { type PDFContext, PDFName, PDFRawStream } from 'pdf-lib';
import { textOfStream } from './pdf-shows.ts';

/**
 * Texts of a PDF that are read from the right, as readers of PDF take them. The marks around what is read from the left have done their work once the page is set; what is
 * left of them goes from the texts of glyphs (ISO 32000-1, 9.10.3). And one glyph of several letters ('لا') says them as they stand on the page, from left to
 * right, as the glyphs beside it do: poppler and pdf.js turn all of a word round, that glyph too.
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

/** Pictures, fonts, metadata and attached files. */
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
