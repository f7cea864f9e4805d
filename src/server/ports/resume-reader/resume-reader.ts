import type { FileReading } from '#domain/resume-reading/file-reading.ts';

/** Parses uploaded files in a separate process: whatever a file does there, it ends in seconds. */
export type ResumeReader = {
  /**
   * Never throws because of a file's content. Reads one file at a time; the others wait in order.
   */
  read(bytes: Uint8Array, name: string): Promise<FileReading>;
  /** Stops the current reading; waiting callers get `tooComplex`. */
  close(): Promise<void>;
};
