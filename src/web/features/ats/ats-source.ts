import { largestFile } from '#domain/resume-reading/file-reading.ts';
import type { ReadingProblem } from '#domain/resume-reading/reading-problem.ts';

/** What is to be scored: a file of this device, or a resume that was written here. */
export type AtsSource =
  | { origin: 'file'; name: string; file: File }
  | { origin: 'resume'; name: string; resumeId: string };

const accepted = /\.(?:pdf|docx)$/iu;

/** What is wrong with a file before it is read; what its name hides is found by reading it. */
export function pickProblemOf(file: File): ReadingProblem | null {
  if (!accepted.test(file.name)) return 'wrongType';
  if (file.size > largestFile) return 'tooLarge';
  return file.size === 0 ? 'empty' : null;
}

/** The file to read: a resume that was written here is set as the PDF that would be sent. Throws where it can't be made. */
export async function fileOf(source: AtsSource, signal: AbortSignal): Promise<File> {
  if (source.origin === 'file') return source.file;
  const response = await fetch(`/resumes/${source.resumeId}/pdf`, { signal });
  if (!response.ok) throw new Error(`The file was not made: ${response.status}`);
  return new File([await response.blob()], `${source.name}.pdf`, { type: 'application/pdf' });
}
