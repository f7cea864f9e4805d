import { parsedOf } from '#domain/resume-reading/parsed-of.ts';
import { readPickedFile } from './read-picked-file.ts';

/** The text of a PDF or DOCX made here, with its link targets. */
export async function readText(blob: Blob, format: 'pdf' | 'docx'): Promise<string> {
  const { document } = await readPickedFile(new File([blob], `resume.${format}`));
  if (document === null) throw new Error('The file that was made can’t be read again.');
  return document.runs.map(({ text, url }) => `${text} ${url ?? ''}`).join('\n');
}

/** Parses a picked file, for review and to fill a resume. */
export async function readFile(file: File) {
  const reading = await readPickedFile(file);
  return { parsed: parsedOf(reading), resume: reading.reading?.resume ?? null };
}
