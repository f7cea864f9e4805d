import { startTransition, useRef, useState } from 'react';
import type { AtsReport } from '#domain/ats/ats-report.ts';
import type { CountedReading } from '#domain/ats/resume-evidence.ts';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import type { ResumeExtraction } from '#domain/resume-reading/read-resume.ts';
import type { ReadingProblem } from '#domain/resume-reading/reading-problem.ts';
import { useAtsReader } from './ats-reader.ts';
import { type AtsSource, fileOf, pickProblemOf } from './ats-source.ts';

export type AtsProblem = ReadingProblem | 'missing' | 'failed' | 'offline';

export type AtsResult = {
  source: AtsSource;
  file: File;
  reading: ResumeExtraction;
  report: AtsReport;
  parsed: ParsedResume;
  counted: CountedReading;
};

type Check = {
  source: AtsSource | null;
  isBusy: boolean;
  problem: AtsProblem | null;
  result: AtsResult | null;
};

const nothing: Check = { source: null, isBusy: false, problem: null, result: null };

/**
 * The state from picking a file to its result; a new pick clears the previous one, and late results
 * are dropped.
 */
export function useAtsCheck(first: AtsSource | null, onScored: (result: AtsResult) => void) {
  const { score } = useAtsReader();
  const [check, setCheck] = useState<Check>({ ...nothing, source: first });
  const running = useRef<AbortController>(null);

  const pick = (source: AtsSource | null): boolean => {
    running.current?.abort();
    const problem = source?.origin === 'file' ? pickProblemOf(source.file) : null;
    setCheck({ ...nothing, source: problem === null ? source : null, problem });
    return source !== null && problem === null;
  };
  const analyze = async (): Promise<AtsResult | null> => {
    const { source } = check;
    if (source === null) {
      setCheck((now) => ({ ...now, problem: now.problem ?? 'missing' }));
      return null;
    }
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setCheck({ ...nothing, source, isBusy: true });
    const outcome = await scored(source, own.signal);
    if (own.signal.aborted) return null;
    if (typeof outcome === 'string') {
      setCheck({ ...nothing, source, problem: outcome });
      return null;
    }
    // Rendered as a transition, so that the page stays responsive to input.
    startTransition(() => setCheck({ ...nothing, source, result: outcome }));
    onScored(outcome);
    return outcome;
  };
  const scored = async (source: AtsSource, signal: AbortSignal) => {
    try {
      const file = await fileOf(source, signal);
      const { reading, report, parsed, counted } = await score(file, signal);
      if (report === null || parsed === null || counted === null || reading.reading === null)
        return reading.problem ?? ('failed' as const);
      return { source, file, reading: reading.reading, report, parsed, counted };
    } catch (error) {
      // Only a builder resume needs the server.
      const isAway = source.origin === 'resume' && error instanceof TypeError;
      return isAway ? ('offline' as const) : ('failed' as const);
    }
  };
  return { ...check, pick, analyze };
}

export type AtsCheck = ReturnType<typeof useAtsCheck>;
