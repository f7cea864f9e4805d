import { loadPdf } from './load-pdf.ts';

export type PdfPages = {
  /** Renders a page (from 0), `width` pixels wide. */
  draw(page: number, width: number): Promise<ImageBitmap>;
  close(): Promise<void>;
};

type Made = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D | null };

/** Replaces pdf.js's DOM canvases in a worker. */
class WorkerCanvases {
  create(width: number, height: number): Made {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: Made, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }
  destroy(made: Made): void {
    made.canvas.width = 0;
    made.canvas.height = 0;
  }
  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false });
  }
}

/** pdf.js filters need a DOM; without it, content is drawn unfiltered. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy = () => undefined;
}

/**
 * Opens a PDF for rendering in a worker. Glyphs are drawn as paths: fonts of the file are never
 * loaded. Rejects unreadable files.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfPages> {
  const pdfjs = await loadPdf();
  const task = pdfjs.getDocument({
    data: bytes,
    verbosity: 0,
    useSystemFonts: true,
    disableFontFace: true,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    CanvasFactory: WorkerCanvases,
    FilterFactory: NoFilters,
  });
  const pdf = await task.promise;
  return {
    async draw(number, width) {
      const page = await pdf.getPage(number + 1);
      const scale = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
      page.cleanup();
      return canvas.transferToImageBitmap();
    },
    close: () => task.destroy(),
  };
}
