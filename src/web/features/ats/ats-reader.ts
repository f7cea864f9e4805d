import { type ComponentType, createContext, useContext } from 'react';
import type { AtsPlace, AtsReport } from '#domain/ats/ats-report.ts';
import type { JobMatch } from '#domain/ats/job-match.ts';
import type { MatchInput } from '#domain/ats/match-description.ts';
import type { FileReading } from '#domain/resume-reading/file-reading.ts';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';

/** Without a report the reading tells why. */
export type ScoredFile = {
  reading: FileReading;
  report: AtsReport | null;
  parsed: ParsedResume | null;
};

export type AtsReader = {
  /** Loads what reads and scores, before there is a file: then it works without a connection too. */
  prepare: () => void;
  /** Reads a file in a worker of this page and scores it. */
  score: (file: File, signal: AbortSignal) => Promise<ScoredFile>;
  /** What a description asks for, found in what was read. */
  match: (input: MatchInput, signal: AbortSignal) => Promise<JobMatch>;
  /** The fields that were read beside the pages of the file; with a place that is asked about marked on them. */
  EmployerView: ComponentType<{ parsed: ParsedResume; file: File; mark: AtsPlace | null }>;
};

/** Who reads files: given by the page, since it is a feature of its own and comes when it is needed. */
export const AtsReaderContext = createContext<AtsReader | null>(null);

export function useAtsReader(): AtsReader {
  const reader = useContext(AtsReaderContext);
  if (reader === null) throw new Error('AtsReaderContext is missing above this component');
  return reader;
}
