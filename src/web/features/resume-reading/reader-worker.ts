import type { FileReading } from '#domain/resume-reading/file-reading.ts';
import { readFile, warmReaders } from '#readers/read-file.ts';

export type ReaderQuestion = { bytes: Uint8Array<ArrayBuffer>; name: string };
export type ReaderAnswer = { reading: FileReading };

// The server lets this worker load its own scripts and nothing else: what it reads goes nowhere but back to the page.
self.addEventListener('message', ({ data }: MessageEvent<Partial<ReaderQuestion>>) => {
  if (!data.bytes) return;
  void readFile(data.bytes, data.name).then((reading) =>
    self.postMessage({ reading } satisfies ReaderAnswer),
  );
});
// A broken PDF leaves promises behind in pdf.js that nobody waits for.
self.addEventListener('unhandledrejection', (event) => event.preventDefault());
void warmReaders();
