import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFolders } from './fonts.ts';
import { packPdf } from './pack-pdf.ts';
import type { RenderedPage } from './pdf-renderer.ts';
import type { LetterRequest, ReportRequest, ResumeRequest } from './render-request.ts';
import { splitPages } from './split-pages.ts';
import { letterInputs, reportInputs, typstInputs } from './typst-data.ts';

const templates = new URL('../../../../content/resume-templates/', import.meta.url);
/** Cached items unused for this many documents are evicted. */
const remembered = 5;
/** Text sizes tried for a resume that is a few lines too long for one page. */
const scales = [0.98, 0.96, 0.94, 0.92];

type Source = { mainFilePath: string; inputs: Record<string, string> };

/**
 * Compiles resumes, letters and reports in this process: hostile input can block it for seconds, so
 * only the render process calls it.
 */
export function createTypstCompiler() {
  const compiler = NodeCompiler.create({
    workspace: fileURLToPath(templates),
    fontArgs: [{ fontPaths: fontFolders() }],
  });
  const scaled = (order: ResumeRequest, scale: number) => ({
    mainFilePath: fileURLToPath(new URL(`${order.design.template}.typ`, templates)),
    inputs: typstInputs(order, scale),
  });
  const countPages = (source: Source) => compiler.compile(source).result?.numOfPages;

  /** The resume at its usual size, or a little smaller where a few lines would take a second page. */
  function sourceOf(order: ResumeRequest): Source {
    const usual = scaled(order, 1);
    if (countPages(usual) !== 2) return usual;
    const smaller = scales.map((scale) => scaled(order, scale));
    // The smallest first: most resumes of two pages never fit on one.
    const [smallest] = smaller.toReversed();
    if (smallest === undefined || countPages(smallest) !== 1) return usual;
    return smaller.find((source) => countPages(source) === 1) ?? usual;
  }

  async function pdfOf(source: Source): Promise<Uint8Array> {
    try {
      return await packPdf(compiler.pdf(source, { pdfStandard: 'ua-1' }));
    } catch (error) {
      // A character that no font has is printed as a box; the PDF/UA standard forbids that, but a
      // person may accept it.
      if (!/could not be displayed/u.test(problemOf(error)))
        throw new Error(problemOf(error), { cause: error });
      return await packPdf(compiler.pdf(source));
    } finally {
      compiler.evictCache(remembered);
    }
  }

  return {
    pdf: (order: ResumeRequest) => pdfOf(sourceOf(order)),
    letter: (order: LetterRequest) =>
      pdfOf({
        mainFilePath: fileURLToPath(new URL('offer-letter.typ', templates)),
        inputs: letterInputs(order),
      }),
    report: (order: ReportRequest) =>
      pdfOf({
        mainFilePath: fileURLToPath(new URL('report.typ', templates)),
        inputs: reportInputs(order),
      }),
    pages(order: ResumeRequest): RenderedPage[] {
      try {
        return splitPages(compiler.plainSvg(sourceOf(order)));
      } catch (error) {
        throw new Error(problemOf(error), { cause: error });
      } finally {
        compiler.evictCache(remembered);
      }
    },
  };
}

/** The compiler puts the error text into `code` and the location into `message`. */
function problemOf(error: unknown): string {
  const { code = '', message } = error as { code?: string; message: string };
  return `${code} ${message}`.trim();
}
