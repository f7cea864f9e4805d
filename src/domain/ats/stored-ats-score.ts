import type { AtsPart } from './ats-checks.ts';
import type { AtsReport } from './ats-report.ts';

export const atsParts = [
  'sectionWords',
  'layout',
  'length',
  'contact',
  'content',
  'sections',
  'impact',
] as const satisfies readonly AtsPart[];

/** Points earned by a part, and its maximum. */
export type AtsPartPoints = { part: AtsPart; points: number; of: number };

/**
 * Who parsed the file: the student's browser, or the server for a resume written on the platform.
 */
export const atsOrigins = ['file', 'resume'] as const;
export type AtsOrigin = (typeof atsOrigins)[number];

/** The stored part of a report: numbers only, no text of the resume. */
export type StoredAtsScore = {
  score: number;
  formatting: number;
  content: number;
  version: number;
  parts: AtsPartPoints[];
};

/** Scores stored per student; older ones are deleted. */
export const maxStoredScores = 20;
export const maxScoreNameLength = 200;

const toHundredth = (points: number) => Math.round(points * 100) / 100;

/** The numbers of a report, with its checks summed by part. */
export function storedScoreOf({
  score,
  formatting,
  content,
  version,
  checks,
}: AtsReport): StoredAtsScore {
  const parts = atsParts.map((part) => {
    const own = checks.filter((check) => check.part === part);
    const sum = (points: (check: (typeof own)[number]) => number) =>
      toHundredth(own.reduce((total, check) => total + points(check), 0));
    return { part, points: sum((check) => check.points), of: sum((check) => check.of) };
  });
  return {
    score,
    formatting: toHundredth(formatting),
    content: toHundredth(content),
    version,
    parts,
  };
}
