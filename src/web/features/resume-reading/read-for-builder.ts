import { parsedOf } from '#domain/resume-reading/parsed-of.ts';
import { readPickedFile } from './read-picked-file.ts';

/** The text of a PDF or DOCX that was made here, with the addresses that it links to. */
export async function readText(blob: Blob, format: 'pdf' | 'docx'): Promise<string> {
  const { document } = await readPickedFile(new File([blob], `resume.${format}`));
  if (document === null) throw new Error('The file that was made can’t be read again.');
  return document.runs.map(({ text, url }) => `${text} ${url ?? ''}`).join('\n');
}

/** What a file that somebody picked says, to be looked at and to fill a resume with. */
export async function readFile(file: File) {
  const reading = await readPickedFile(file);
  return { parsed: parsedOf(reading), resume: reading.reading?.resume ?? null };
}
