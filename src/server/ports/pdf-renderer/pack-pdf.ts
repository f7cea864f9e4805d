import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { shareClusters } from './pdf-clusters.ts';
import { mendRightTexts } from './pdf-right-texts.ts';

/** Fonts of scripts whose letters form clusters. */
const hasClusters = /\+(?:Noto|IBMPlexSansArabic)/u;
/** Fonts of right-to-left scripts. */
const isFromRight = /\+(?:IBMPlexSansArabic|NotoSans(?:Arabic|Hebrew))/u;

/**
 * Halves the size of the compiler's PDF and makes its text extractable by every reader. Objects
 * that are not streams, mostly structure tags, are packed into compressed object streams.
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
