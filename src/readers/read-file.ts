import { withAttached } from '#domain/resume-reading/attached-resume.ts';
import type { DocumentText } from '#domain/resume-reading/document-text.ts';
import { largestFile, type FileReading } from '#domain/resume-reading/file-reading.ts';
import { findTraits } from '#domain/resume-reading/find-traits.ts';
import { resumeProblemOf, textProblemOf } from '#domain/resume-reading/problem-of.ts';
import { readJsonResume } from '#domain/resume-reading/read-json-resume.ts';
import { readResume } from '#domain/resume-reading/read-resume.ts';
import { findPhones } from './find-phones.ts';
import { sniffDocument, textOf } from './sniff-document.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Preloads the readers on pages where the user may soon choose a file. */
export async function warmReaders(): Promise<void> {
  await Promise.all([
    import('./read-docx.ts'),
    import('./load-pdf.ts').then(({ loadPdf }) => loadPdf()),
  ]);
}

async function readDocument(
  bytes: Uint8Array,
  kind: 'pdf' | 'docx' | 'text',
): Promise<DocumentText> {
  if (kind === 'pdf') return (await import('./read-pdf.ts')).readPdf(bytes);
  if (kind === 'docx') return (await import('./read-docx.ts')).readDocx(bytes);
  return (await import('./read-text.ts')).readText(textOf(bytes) ?? '');
}

/**
 * Reads a PDF, DOCX, text file or JSON Resume, detected by content; the name only reveals that a
 * text file called '.pdf' is a broken PDF. Never throws for file content; an unreadable file gets
 * exactly one problem.
 */
export async function readFile(bytes: Uint8Array, name = ''): Promise<FileReading> {
  try {
    if (bytes.length > largestFile) throw new UnreadableFile('tooLarge');
    const kind = sniffDocument(bytes);
    const isPlain = kind === 'json' || kind === 'text';
    if (isPlain && /\.(?:pdf|docx?)$/iu.test(name)) throw new UnreadableFile('corrupt');
    if (kind === 'json') {
      const resume = readJsonResume(textOf(bytes) ?? '');
      if (!resume) throw new UnreadableFile('wrongType');
      const school = { batch: null, backlogs: null };
      return { problem: null, document: null, reading: { resume, found: [], school, lines: [] } };
    }
    const document = await readDocument(bytes, kind);
    document.traits = findTraits(document);
    const problem = textProblemOf(document);
    if (problem) return { problem, document, reading: null };
    const reading = withAttached(readResume(document, { findPhones }), document);
    const cut = document.isCut ? ('tooManyPages' as const) : null;
    return { problem: resumeProblemOf(reading) ?? cut, document, reading };
  } catch (error) {
    const problem = error instanceof UnreadableFile ? error.problem : 'corrupt';
    return { problem, document: null, reading: null };
  }
}
