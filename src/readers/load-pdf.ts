// pdf.js needs these for drawing as soon as it loads; text extraction doesn't.
const page = globalThis as Record<string, unknown>;
page['DOMMatrix'] ??= class DOMMatrix {};
page['Path2D'] ??= class Path2D {};

/**
 * Loads pdf.js with its worker in the same thread: callers already run in a worker or a separate
 * process.
 */
export async function loadPdf(): Promise<typeof import('pdfjs-dist/legacy/build/pdf.mjs')> {
  page['pdfjsWorker'] ??= await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}
