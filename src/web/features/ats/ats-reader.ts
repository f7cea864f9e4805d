import { type ComponentType, createContext, useContext } from 'react';
import type { AtsPlace, AtsReport } from '#domain/ats/ats-report.ts';
import type { JobMatch } from '#domain/ats/job-match.ts';
import type { MatchInput } from '#domain/ats/match-description.ts';
import type { CountedReading } from '#domain/ats/resume-evidence.ts';
import type { FileReading } from '#domain/resume-reading/file-reading.ts';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';

/** Without a report, `reading` gives the reason. */
export type ScoredFile = {
  reading: FileReading;
  report: AtsReport | null;
  parsed: ParsedResume | null;
  counted: CountedReading | null;
};

export type AtsReader = {
  /** Loads the parsing and scoring code before a file is picked, so that it also works offline. */
  prepare: () => void;
  /** Parses and scores a file in a web worker. */
  score: (file: File, signal: AbortSignal) => Promise<ScoredFile>;
  /** Looks for a job description's requirements in the parsed resume. */
  match: (input: MatchInput, signal: AbortSignal) => Promise<JobMatch>;
  /** The parsed fields beside the pages of the file, with an optional place highlighted. */
  EmployerView: ComponentType<{ parsed: ParsedResume; file: File; mark: AtsPlace | null }>;
};

/**
 * Parses and scores files; provided by the page, because it is a separate feature that loads on
 * demand.
 */
export const AtsReaderContext = createContext<AtsReader | null>(null);

export function useAtsReader(): AtsReader {
  const reader = useContext(AtsReaderContext);
  if (reader === null) throw new Error('AtsReaderContext is missing above this component');
  return reader;
}
