import type { FileReading } from '#domain/resume-reading/file-reading.ts';
import type { PdfPages } from '#readers/draw-pdf.ts';
import { readFile, warmReaders } from '#readers/read-file.ts';

export type ReaderQuestion = { bytes: Uint8Array<ArrayBuffer>; name: string };
export type ReaderAnswer = { reading: FileReading };

/** A worker that draws holds one file: it is asked for its pages, one after the other. */
export type DrawQuestion = { opened: Uint8Array<ArrayBuffer> } | { drawn: number; width: number };
export type DrawAnswer = { drawn: number; picture: ImageBitmap | null };

let pages: Promise<PdfPages> | undefined;

async function draw(page: number, width: number): Promise<void> {
  const answer: DrawAnswer = { drawn: page, picture: null };
  try {
    answer.picture = (await (await pages)?.draw(page, width)) ?? null;
  } catch {
    // What can't be drawn is shown as text.
  }
  self.postMessage(answer, { transfer: answer.picture === null ? [] : [answer.picture] });
}

// The server lets this worker load its own scripts and nothing else: what it reads goes nowhere but back to the page.
self.addEventListener(
  'message',
  ({
    data,
  }: MessageEvent<
    Partial<ReaderQuestion & { opened: Uint8Array; drawn: number; width: number }>
  >) => {
    if (data.bytes)
      void readFile(data.bytes, data.name).then((reading) =>
        self.postMessage({ reading } satisfies ReaderAnswer),
      );
    const { opened } = data;
    if (opened) pages = import('#readers/draw-pdf.ts').then(({ openPdf }) => openPdf(opened));
    if (data.drawn !== undefined) void draw(data.drawn, data.width ?? 0);
  },
);
// A broken PDF leaves promises behind in pdf.js that nobody waits for.
self.addEventListener('unhandledrejection', (event) => event.preventDefault());
void warmReaders();
