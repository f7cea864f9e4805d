import { createContext, useContext } from 'react';
import type { Resume } from '#domain/resume/resume.ts';

/** The text of a PDF or DOCX, as a program reads it that has nothing but the file. */
export type ReadText = (file: Blob, format: 'pdf' | 'docx') => Promise<string>;
/** What a PDF, a DOCX or a JSON Resume says, with how many fields were found; throws where it can't be read. */
export type ReadFile = (file: File) => Promise<{ resume: Resume; count: number }>;

export type ResumeReader = { readText: ReadText; readFile: ReadFile };

/** Who reads files: given by the page, since it is a feature of its own and comes when it is needed. */
export const ResumeReaderContext = createContext<ResumeReader | null>(null);

export function useResumeReader(): ResumeReader {
  const reader = useContext(ResumeReaderContext);
  if (reader === null) throw new Error('ResumeReaderContext is missing above this component');
  return reader;
}
