import type { DrawAnswer, DrawQuestion } from './reader-worker.ts';
import { startReader } from './start-reader.ts';

const deadline = 20_000;

export type Drawing = {
  /** An image of a page, counted from 0; null when it can't be rendered. */
  draw(page: number, width: number): Promise<ImageBitmap | null>;
  close(): void;
};

/** Opens a PDF for rendering its pages in a separate worker: it never leaves the browser. */
export async function openDrawing(file: Blob): Promise<Drawing> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = startReader();
  const ask = (question: DrawQuestion, transfer: Transferable[] = []) =>
    worker.postMessage(question, transfer);
  /** By request: the same page may be asked for again, at another width. */
  const waiting = new Map<number, (picture: ImageBitmap | null) => void>();
  let requests = 0;
  const end = () => {
    worker.terminate();
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<DrawAnswer>>) => {
    if (data.request === undefined) return;
    waiting.get(data.request)?.(data.picture ?? null);
    waiting.delete(data.request);
  });
  worker.addEventListener('error', end);
  ask({ opened: bytes }, [bytes.buffer]);
  return {
    draw: (page, width) =>
      new Promise((resolve) => {
        requests += 1;
        const late = setTimeout(end, deadline);
        waiting.set(requests, (picture) => {
          clearTimeout(late);
          resolve(picture);
        });
        ask({ request: requests, page, width });
      }),
    close: end,
  };
}
