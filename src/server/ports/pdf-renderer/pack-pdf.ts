import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { shareClusters } from './pdf-clusters.ts';
import { mendRightTexts } from './pdf-right-texts.ts';

/** Fonts of scripts whose letters are drawn as clusters. */
const hasClusters = /\+(?:Noto|IBMPlexSansArabic)/u;
/** Fonts of letters that are read from the right. */
const isFromRight = /\+(?:IBMPlexSansArabic|NotoSans(?:Arabic|Hebrew))/u;

/**
 * The compiler's PDF in about half of the bytes, with text that every reader of PDF extracts: objects that are no streams, most
 * of all those that say how the text is built, go together into compressed streams.
 */
export async function packPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Infinity });
  const fonts = pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object instanceof PDFDict && object.get(PDFName.of('BaseFont')))
    .join(' ');
  if (hasClusters.test(fonts)) shareClusters(pdf);
  if (isFromRight.test(fonts)) mendRightTexts(pdf.context);
  return pdf.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Infinity,
  });
}
