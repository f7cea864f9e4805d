import type { SetOrder } from './set-order.ts';
import { createSettingProcess, type ProcessLimits } from './setting-process.ts';
import { type SetPage, TypesetterError, type Typesetter } from './typesetter.ts';

type Waiting = {
  order: SetOrder;
  resolve: (result: Uint8Array | SetPage[]) => void;
  reject: (error: Error) => void;
};

const mostWaiting = 200;
const usual: ProcessLimits = { longestMs: 5_000, mostOrders: 5_000, mostBytes: 400 * 2 ** 20 };

/** Sets resumes with Typst, one after the other, in a process of its own that begins with the first order. */
export function createTypst(limits: Partial<ProcessLimits> = {}): Typesetter & {
  processId(): number | null;
} {
  const setting = createSettingProcess({ ...usual, ...limits });
  let waiting: Waiting[] = [];
  let isSetting = false;
  let isClosed = false;

  async function work() {
    if (isSetting) return;
    isSetting = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { order, resolve, reject } = next;
      await setting.set(order).then(resolve, reject);
    }
    isSetting = false;
  }

  function ask<Result extends Uint8Array | SetPage[]>(order: SetOrder): Promise<Result> {
    if (isClosed) return Promise.reject(new TypesetterError('broken', 'closed'));
    const { key } = order.options;
    if (key !== undefined)
      dropWhere((other) => other.kind === order.kind && other.options.key === key);
    if (waiting.length >= mostWaiting) return Promise.reject(new TypesetterError('busy'));
    return new Promise((resolve, reject) => {
      waiting.push({ order, resolve: (result) => resolve(result as Result), reject });
      void work();
    });
  }

  function dropWhere(isDropped: (order: SetOrder) => boolean) {
    const dropped = waiting.filter(({ order }) => isDropped(order));
    waiting = waiting.filter((each) => !dropped.includes(each));
    for (const { reject } of dropped) reject(new TypesetterError('replaced'));
  }

  return {
    pdf: (resume, design, options) => ask({ kind: 'pdf', resume, design, options }),
    pages: (resume, design, options) => ask({ kind: 'pages', resume, design, options }),
    docx: (resume, design, options) => ask({ kind: 'docx', resume, design, options }),
    processId: setting.processId,
    close() {
      isClosed = true;
      dropWhere(() => true);
      setting.close();
    },
  };
}
