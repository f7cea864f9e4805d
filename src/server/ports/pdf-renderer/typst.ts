import {
  type Asker,
  type RenderedPage,
  PdfRendererError,
  type PdfRenderer,
} from './pdf-renderer.ts';
import { createRenderProcess, type ProcessLimits } from './render-process.ts';
import type { RenderRequest } from './render-request.ts';

type Waiting = {
  order: RenderRequest;
  asker: Asker;
  resolve: (result: Uint8Array | RenderedPage[]) => void;
  reject: (error: Error) => void;
};

const maxWaiting = 200;
/** The number of tabs that a student may edit in at the same time. */
const maxPerKey = 4;
const usual: ProcessLimits = { maxMs: 5_000, mostOrders: 5_000, maxBytes: 400 * 2 ** 20 };

/**
 * Renders resumes, letters and reports with Typst, one at a time, in a separate process that starts
 * with the first request.
 */
export function createTypst(limits: Partial<ProcessLimits> = {}): PdfRenderer & {
  processId(): number | null;
} {
  const setting = createRenderProcess({ ...usual, ...limits });
  let waiting: Waiting[] = [];
  let isSetting = false;
  let isClosed = false;

  async function work() {
    if (isSetting) return;
    isSetting = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { order, asker, resolve, reject } = next;
      if (asker.signal?.aborted) reject(new PdfRendererError('replaced'));
      else await setting.set(order).then(resolve, reject);
    }
    isSetting = false;
  }

  function ask<Result extends Uint8Array | RenderedPage[]>(
    order: RenderRequest,
    asker: Asker = {},
  ): Promise<Result> {
    if (isClosed) return Promise.reject(new PdfRendererError('broken', 'closed'));
    drop(waiting.filter((each) => each.asker.signal?.aborted));
    const older = waiting.filter((each) => asker.key !== undefined && each.asker.key === asker.key);
    drop(older.slice(0, Math.max(0, older.length + 1 - maxPerKey)));
    if (waiting.length >= maxWaiting) return Promise.reject(new PdfRendererError('busy'));
    return new Promise((resolve, reject) => {
      waiting.push({ order, asker, resolve: (result) => resolve(result as Result), reject });
      void work();
    });
  }

  function drop(dropped: Waiting[]) {
    waiting = waiting.filter((each) => !dropped.includes(each));
    for (const { reject } of dropped) reject(new PdfRendererError('replaced'));
  }

  return {
    pdf: (resume, design, options) => ask({ kind: 'pdf', resume, design, options }),
    pages: (resume, design, options, asker) =>
      ask({ kind: 'pages', resume, design, options }, asker),
    docx: (resume, design, options) => ask({ kind: 'docx', resume, design, options }),
    letter: (letter) => ask({ kind: 'letter', letter }),
    report: (report) => ask({ kind: 'report', report }),
    processId: setting.processId,
    close() {
      isClosed = true;
      drop(waiting);
      setting.close();
    },
  };
}
