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

/** Points of a part, of the most that it gives. */
export type AtsPartPoints = { part: AtsPart; points: number; of: number };

/** Who read the file: the student's browser, or the server from a resume that was written here. */
export const atsOrigins = ['file', 'resume'] as const;
export type AtsOrigin = (typeof atsOrigins)[number];

/** What is kept of a report: numbers, and no word of the resume. */
export type KeptAtsScore = {
  score: number;
  formatting: number;
  content: number;
  version: number;
  parts: AtsPartPoints[];
};

/** How many of a student's scores are kept; older ones go. */
export const mostKeptScores = 20;
export const longestScoreName = 200;

const toHundredth = (points: number) => Math.round(points * 100) / 100;

/** The numbers of a report, its checks summed up by part. */
export function keptScoreOf({
  score,
  formatting,
  content,
  version,
  checks,
}: AtsReport): KeptAtsScore {
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
