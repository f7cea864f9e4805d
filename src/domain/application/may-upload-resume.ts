import { no, type Verdict, yes } from '#domain/refusals.ts';
import { maxResumeBytes, type ResumeKind } from './resume-file.ts';

/**
 * A resume is a PDF or DOCX of 1 byte to 5 MB whose extension matches its content. `sniffed` is the
 * type detected from the content; null when it is neither or ambiguous.
 */
export function mayUploadResume(file: {
  name: string;
  size: number;
  sniffed: ResumeKind | null;
}): Verdict {
  if (file.size === 0) return no('FILE_EMPTY');
  if (file.size > maxResumeBytes) return no('FILE_TOO_LARGE');
  const ending = /\.([^.]+)$/u.exec(file.name.toLowerCase())?.[1];
  return file.sniffed !== null && ending === file.sniffed ? yes : no('FILE_TYPE');
}
