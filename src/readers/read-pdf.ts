import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { DocumentText, TextRun } from '#domain/resume-reading/document-text.ts';
import { isHiddenText } from './is-hidden-text.ts';
import { loadPdf } from './load-pdf.ts';
import { paintedPage } from './painted-page.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Of a longer file, the first pages are read. */
const maxPages = 20;
const maxRuns = 40_000;
/** Larger images are not unpacked to find the background of text. */
const maxPixels = 3_000_000;

type Link = { rect: number[]; url: string };

/** The URL of the link annotation around a run. */
function urlAt(links: readonly Link[], x: number, y: number): string | null {
  const link = links.find(
    ({ rect: [left = 0, bottom = 0, right = 0, top = 0] }) =>
      x >= left - 1 && x <= right + 1 && y >= bottom - 2 && y <= top + 2,
  );
  return link?.url ?? null;
}

/**
 * Extracts the text of a PDF with positions. Runs no scripts and loads nothing from elsewhere.
 * Throws UnreadableFile: encrypted, corrupt, tooComplex.
 */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const hasPictures = /\/Subtype\s*\/Image\b/u.test(new TextDecoder('latin1').decode(bytes));
  const pdfjs = await loadPdf();
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    fontExtraProperties: true,
    useSystemFonts: false,
    disableFontFace: true,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    stopAtErrors: false,
    maxImageSize: maxPixels,
    enableXfa: false,
  });
  try {
    const pdf = await task.promise;
    const document: DocumentText = {
      kind: 'pdf',
      pages: [],
      runs: [],
      traits: [],
      language: '',
      title: '',
    };
    const { info } = await pdf.getMetadata();
    const facts = info as Record<string, unknown>;
    document.title = typeof facts['Title'] === 'string' ? facts['Title'] : '';
    document.language = typeof facts['Language'] === 'string' ? facts['Language'] : '';
    const attached = await attachedIn(pdf);
    if (attached !== null) document.attached = attached;
    const last = Math.min(pdf.numPages, maxPages);
    for (let number = 1; number <= last && document.runs.length <= maxRuns; number++) {
      const page = await pdf.getPage(number);
      const view = page.getViewport({ scale: 1 });
      document.pages.push({ width: view.width, height: view.height });
      const content = await page.getTextContent();
      const list = await page.getOperatorList();
      const painted = paintedPage(
        list,
        pdfjs.OPS as unknown as Record<string, number>,
        view.transform,
      );
      if (painted.images > 0 || (number === 1 && hasPictures))
        document.traits.push({ trait: 'images', page: number - 1, evidence: '' });
      const isBare = content.items.every((item) => !('str' in item) || item.str.trim() === '');
      if (isBare && painted.areas.length > 4)
        document.traits.push({ trait: 'imageOnly', page: number - 1, evidence: '' });
      const links = ((await page.getAnnotations()) as Record<string, unknown>[]).flatMap((each) => {
        const url = each['url'] ?? each['unsafeUrl'];
        return typeof url === 'string' ? [{ rect: each['rect'] as number[], url }] : [];
      });
      for (const item of content.items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        const matrix = pdfjs.Util.transform(view.transform, item.transform) as number[];
        const [a = 0, b = 0, c = 0, d = 0, x = 0, baseline = 0] = matrix;
        const fontSize = Math.hypot(c, d);
        const isTurned = Math.abs(b) > Math.abs(a);
        const width = isTurned ? fontSize : item.width;
        const font = fontOf(page.commonObjs, item.fontName);
        const [left = 0, bottom = 0] = item.transform.slice(4) as number[];
        document.runs.push({
          text: item.str,
          page: number - 1,
          x,
          y: baseline - fontSize * 0.8,
          width,
          height: fontSize,
          fontSize,
          font: font.name,
          isBold: font.isBold,
          isItalic: /italic|oblique/iu.test(font.name),
          isHidden: isHiddenText({ x, baseline, width, fontSize }, view, painted),
          url: urlAt(links, left + width / 2, bottom + fontSize * 0.3),
        });
      }
      for (const { x, y, right, text } of painted.texts) {
        const isOutside = x > view.width || right < 0 || y < 0 || y > view.height + 20;
        if (isOutside && text.trim() !== '') document.runs.push(offPage(text, number - 1, x, y));
      }
      if (number === 1 && document.runs.length > maxRuns) throw new UnreadableFile('tooComplex');
      if (hasPictures) showScanned(document.runs.filter((run) => run.page === number - 1));
      page.cleanup();
    }
    if (document.pages.length < pdf.numPages) document.isCut = true;
    return document;
  } catch (error) {
    throw problemOf(error);
  } finally {
    await task.destroy();
  }
}

/** Bytes. */
const maxAttachedBytes = 1_000_000;

/** The attachment of our own PDFs. */
async function attachedIn(pdf: PDFDocumentProxy): Promise<string | null> {
  for (const [id, { filename }] of (await pdf.getAttachments()) ?? []) {
    if (filename !== 'resume.json') continue;
    const bytes = await pdf.getAttachmentContent(id);
    if (bytes && bytes.length <= maxAttachedBytes) return new TextDecoder().decode(bytes);
  }
  return null;
}

/** Text outside the page: invisible to people, but readable by machines. */
const offPage = (text: string, page: number, x: number, baseline: number): TextRun => ({
  text,
  page,
  x,
  y: baseline - 8,
  width: 0,
  height: 10,
  fontSize: 10,
  font: '',
  isBold: false,
  isItalic: false,
  isHidden: true,
  url: null,
});

/** The invisible text layer of a scanned page matches its image, so it isn't hidden text. */
function showScanned(runs: TextRun[]): void {
  const hidden = runs.filter((run) => run.isHidden);
  if (hidden.length > runs.length * 0.8) for (const run of hidden) run.isHidden = false;
}

function problemOf(error: unknown): unknown {
  if (error instanceof UnreadableFile) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return new UnreadableFile('encrypted');
  return new UnreadableFile('corrupt');
}

type Objects = { has(id: string): boolean; get(id: string): unknown };

/** The font name without the subset prefix. */
function fontOf(objects: Objects, id: string): { name: string; isBold: boolean } {
  const found = objects.has(id)
    ? (objects.get(id) as { name?: unknown; bold?: unknown; black?: unknown })
    : {};
  const name = typeof found.name === 'string' ? found.name.replace(/^[A-Z]{6}\+/u, '') : id;
  const isBold =
    found.bold === true || found.black === true || /bold|black|heavy|semib|demi/iu.test(name);
  return { name, isBold };
}
