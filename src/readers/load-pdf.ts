// pdf.js looks for these when it is loaded, to draw with them; text alone needs none.
const page = globalThis as Record<string, unknown>;
page['DOMMatrix'] ??= class DOMMatrix {};
page['Path2D'] ??= class Path2D {};

/** pdf.js with its worker in the same thread: who calls this is in a worker or a process of its own. */
export async function loadPdf(): Promise<typeof import('pdfjs-dist/legacy/build/pdf.mjs')> {
  page['pdfjsWorker'] ??= await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}
