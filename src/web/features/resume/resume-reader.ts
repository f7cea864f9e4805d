import { type ComponentType, createContext, useContext } from 'react';
import type { ParsedField, ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import type { Resume } from '#domain/resume/resume.ts';

/** The text of a PDF or DOCX, as a program extracts it from the file alone. */
export type ReadText = (file: Blob, format: 'pdf' | 'docx') => Promise<string>;
/** Parses a resume file; `resume` is null when it can't be read. */
export type ReadFile = (file: File) => Promise<{ parsed: ParsedResume; resume: Resume | null }>;

/** Parsed fields for correction, beside the pages of the file. */
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

/** Parses files; provided by the page, because it is a separate feature that loads on demand. */
export const ResumeReaderContext = createContext<ResumeReader | null>(null);

export function useResumeReader(): ResumeReader {
  const reader = useContext(ResumeReaderContext);
  if (reader === null) throw new Error('ResumeReaderContext is missing above this component');
  return reader;
}
