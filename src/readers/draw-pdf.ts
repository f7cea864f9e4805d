import { loadPdf } from './load-pdf.ts';

export type PdfPages = {
  /** Renders a page (from 0), `width` pixels wide. */
  draw(page: number, width: number): Promise<ImageBitmap>;
  close(): Promise<void>;
};

type CanvasPair = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D | null };

/** Replaces pdf.js's DOM canvases in a worker. */
class WorkerCanvases {
  create(width: number, height: number): CanvasPair {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: CanvasPair, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }
  destroy(pair: CanvasPair): void {
    pair.canvas.width = 0;
    pair.canvas.height = 0;
  }
  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false });
  }
}

const fonts = import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Loads the standard fonts that a PDF may use without containing them. */
class StandardFonts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = Object.entries(fonts).find(([path]) => path.endsWith(`/${filename}`))?.[1];
    if (url === undefined) throw new Error(`There is no font ${filename}.`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
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
 * loaded into the browser. Rejects unreadable files.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfPages> {
  const pdfjs = await loadPdf();
  const task = pdfjs.getDocument({
    data: bytes,
    verbosity: 0,
    // The same on every machine: with fonts of the system, letters overlap where it lacks Helvetica.
    useSystemFonts: false,
    BinaryDataFactory: StandardFonts,
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
