import { lazy } from 'react';
import type { ReadCardProps, ResumeReader } from '#web/features/resume/resume-reader.ts';

async function read(file: File) {
  const { readPickedFile } = await import('#web/features/resume-reading/read-picked-file.ts');
  return readPickedFile(file);
}

const ReadCard = lazy(async () => {
  const { ParsedCard } = await import('#web/features/resume-reading/parsed-card.tsx');
  return { default: (props: ReadCardProps) => <ParsedCard {...props} reader="student" /> };
});

/** Reads files for the resume builder, in a worker whose code comes when it is needed. */
export const resumeReader: ResumeReader = {
  readText: async (blob, format) => {
    const { document } = await read(new File([blob], `resume.${format}`));
    if (document === null) throw new Error('The file that was made can’t be read again.');
    return document.runs.map(({ text, url }) => `${text} ${url ?? ''}`).join('\n');
  },
  readFile: async (file) => {
    const reading = await read(file);
    const { parsedOf } = await import('#domain/resume-reading/parsed-of.ts');
    return { parsed: parsedOf(reading), resume: reading.reading?.resume ?? null };
  },
  ReadCard,
};
