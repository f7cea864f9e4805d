import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFolders } from './fonts.ts';
import { packPdf } from './pack-pdf.ts';
import type { RenderedPage } from './pdf-renderer.ts';
import type { RenderRequest } from './render-request.ts';
import { splitPages } from './split-pages.ts';
import { typstInputs } from './typst-data.ts';

const templates = new URL('../../../../content/resume-templates/', import.meta.url);
/** What was not used by so many documents is forgotten. */
const remembered = 5;

/** Compiles resumes in this very process: seconds of hostile input block it, so only the setting process calls it. */
export function createTypstCompiler() {
  const compiler = NodeCompiler.create({
    workspace: fileURLToPath(templates),
    fontArgs: [{ fontPaths: fontFolders() }],
  });
  const sourceOf = (order: RenderRequest) => ({
    mainFilePath: fileURLToPath(new URL(`${order.design.template}.typ`, templates)),
    inputs: typstInputs(order),
  });

  return {
    async pdf(order: RenderRequest): Promise<Uint8Array> {
      const source = sourceOf(order);
      try {
        return await packPdf(compiler.pdf(source, { pdfStandard: 'ua-1' }));
      } catch (error) {
        // A letter that no font has is printed as a box; the standard forbids that, a person may want it.
        if (!/could not be displayed/u.test(problemOf(error)))
          throw new Error(problemOf(error), { cause: error });
        return await packPdf(compiler.pdf(source));
      } finally {
        compiler.evictCache(remembered);
      }
    },
    pages(order: RenderRequest): RenderedPage[] {
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

/** The compiler tells in `code` what is wrong and in `message` where. */
function problemOf(error: unknown): string {
  const { code = '', message } = error as { code?: string; message: string };
  return `${code} ${message}`.trim();
}
