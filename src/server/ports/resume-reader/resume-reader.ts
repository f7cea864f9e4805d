import type { FileReading } from '#domain/resume-reading/file-reading.ts';

/** Reads files that others sent, apart from this process: whatever a file does there, it ends in seconds. */
export type ResumeReader = {
  /** Never throws for what a file holds. One file at a time; the others wait in the order in which they came. */
  read(bytes: Uint8Array, name: string): Promise<FileReading>;
  /** Ends what is being read; who waits is told `tooComplex`. */
  close(): Promise<void>;
};
