import { largestFile } from '#domain/resume-reading/file-reading.ts';
import type { ReadingProblem } from '#domain/resume-reading/reading-problem.ts';
import { fetchSignedIn } from '#web/lib/fetch-signed-in.ts';

/** What is scored: a local file, or a resume from the builder. */
export type AtsSource =
  | { origin: 'file'; name: string; file: File }
  | { origin: 'resume'; name: string; resumeId: string };

const accepted = /\.(?:pdf|docx)$/iu;

/** Checks a file by name and size before it is parsed; parsing finds the rest. */
export function pickProblemOf(file: File): ReadingProblem | null {
  if (!accepted.test(file.name)) return 'wrongType';
  if (file.size > largestFile) return 'tooLarge';
  return file.size === 0 ? 'empty' : null;
}

/**
 * The file to parse: a builder resume is rendered as the PDF that would be sent. Throws when that
 * fails.
 */
export async function fileOf(source: AtsSource, signal: AbortSignal): Promise<File> {
  if (source.origin === 'file') return source.file;
  const response = await fetchSignedIn(`/resumes/${source.resumeId}/pdf`, { signal });
  if (!response.ok) throw new Error(`The file was not made: ${response.status}`);
  return new File([await response.blob()], `${source.name}.pdf`, { type: 'application/pdf' });
}
