import { type ComponentType, createContext, useContext } from 'react';
import type { ParsedField, ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import type { Resume } from '#domain/resume/resume.ts';

/** The text of a PDF or DOCX, as a program reads it that has nothing but the file. */
export type ReadText = (file: Blob, format: 'pdf' | 'docx') => Promise<string>;
/** What a file of a resume says; no resume where it can't be read. */
export type ReadFile = (file: File) => Promise<{ parsed: ParsedResume; resume: Resume | null }>;

/** What was read beside the pages of its file, to be corrected. */
export type ReadCardProps = {
  parsed: ParsedResume;
  file: Blob;
  correction: {
    fields: readonly ParsedField[];
    onCorrect: (path: string, value: string) => void;
    problemOf: (path: string) => string | undefined;
  };
};

export type ResumeReader = {
  readText: ReadText;
  readFile: ReadFile;
  ReadCard: ComponentType<ReadCardProps>;
};

/** Who reads files: given by the page, since it is a feature of its own and comes when it is needed. */
export const ResumeReaderContext = createContext<ResumeReader | null>(null);

export function useResumeReader(): ResumeReader {
  const reader = useContext(ResumeReaderContext);
  if (reader === null) throw new Error('ResumeReaderContext is missing above this component');
  return reader;
}
