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
  const waiting = new Map<number, (picture: ImageBitmap | null) => void>();
  const end = () => {
    worker.terminate();
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<DrawAnswer>>) => {
    if (data.drawn === undefined) return;
    waiting.get(data.drawn)?.(data.picture ?? null);
    waiting.delete(data.drawn);
  });
  worker.addEventListener('error', end);
  ask({ opened: bytes }, [bytes.buffer]);
  return {
    draw: (page, width) =>
      new Promise((resolve) => {
        const late = setTimeout(end, deadline);
        waiting.set(page, (picture) => {
          clearTimeout(late);
          resolve(picture);
        });
        ask({ drawn: page, width });
      }),
    close: end,
  };
}
