import type { DocumentText } from '#domain/resume-reading/document-text.ts';
import type { ResumeExtraction } from '#domain/resume-reading/read-resume.ts';
import { atsCheckIds, atsChecks, halfOf, halfShares, type AtsCheck } from './ats-checks.ts';
import type { AtsFinding, AtsReport } from './ats-report.ts';
import type { CheckOutcome } from './check-outcome.ts';
import { contentChecks } from './content-checks.ts';
import { findStuffing } from './find-stuffing.ts';
import { formattingChecks } from './formatting-checks.ts';
import { impactChecks } from './impact-checks.ts';
import { neutralize } from './neutral-resume.ts';
import { factsOf, type ResumeFacts } from './resume-facts.ts';

/** Increase with every change that may score the same resume differently. */
export const atsVersion = 10;

const judges: Record<AtsCheck, (facts: ResumeFacts) => CheckOutcome> = {
  ...formattingChecks,
  ...contentChecks,
  ...impactChecks,
};

const inHundredths = (points: number) => Math.round(points * 100) / 100;
const sum = (points: number[]) => inHundredths(points.reduce((total, each) => total + each, 0));

/**
 * The ATS score of a resume: 40% formatting and 60% content, rounded, with a finding for every lost
 * point. Only for files without a reading problem. Name, pronouns, schools and years of study are
 * replaced first, so they change nothing. Never throws.
 */
export function scoreResume(document: DocumentText, read: ResumeExtraction): AtsReport {
  return judgeResume(document, read).report;
}

type ScoredResume = {
  report: AtsReport;
  /** The resume as it is compared with a description: without name, schools and stuffing. */
  counted: ResumeExtraction;
};

/** The score, and what counts of the resume. */
export function judgeResume(document: DocumentText, read: ResumeExtraction): ScoredResume {
  const { restore, ...neutral } = neutralize(document, read);
  const { stuffing, cleaned, reading } = findStuffing(neutral.document, neutral.read);
  const facts = factsOf(cleaned, reading);
  const outcomes = atsCheckIds.map((check) => {
    const { part, of } = atsChecks[check];
    const outcome = judges[check](facts);
    return { check, part, of, points: inHundredths(of * outcome.share), outcome };
  });
  const half = (which: 'formatting' | 'content') =>
    outcomes.filter(({ check }) => halfOf(check) === which);
  const pointsOf = (list: typeof outcomes) => Math.min(100, sum(list.map(({ points }) => points)));
  const findingsOf = (list: typeof outcomes): AtsFinding[] =>
    list
      .filter(({ points, of }) => points < of)
      .map(({ check, part, of, points, outcome }) => ({
        check,
        part,
        lost: inHundredths(of - points),
        isFine: outcome.isFine,
        places: outcome.places.map(restore),
      }))
      .toSorted((a, b) => Number(a.isFine) - Number(b.isFine) || b.lost - a.lost);
  const [formatting, content] = [half('formatting'), half('content')];
  const report: AtsReport = {
    version: atsVersion,
    score: scoreOf(pointsOf(formatting), pointsOf(content)),
    formatting: pointsOf(formatting),
    content: pointsOf(content),
    checks: outcomes.map(({ check, part, points, of }) => ({ check, part, points, of })),
    formattingIssues: findingsOf(formatting),
    optimizationTips: findingsOf(content),
    stuffing: stuffing.map((found) => ({ ...restore(found), kind: found.kind })),
  };
  return { report, counted: reading };
}

/** 40% formatting and 60% content, each from 0 to 100, rounded and at most 100. */
export function scoreOf(formatting: number, content: number): number {
  return Math.min(
    100,
    Math.round((formatting * halfShares.formatting + content * halfShares.content) / 100),
  );
}
