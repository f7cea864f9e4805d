/** Percent. */
const weights = { ats: 40, resume: 20, interviews: 20, skills: 20 } as const;

export type ReadinessPart = keyof typeof weights;
export const readinessParts = Object.keys(weights) as ReadinessPart[];

/** From best to worst, each with its minimum score. */
const levels = [
  { level: 'expert', number: 4, from: 80 },
  { level: 'risingStar', number: 3, from: 60 },
  { level: 'developing', number: 2, from: 40 },
  { level: 'beginner', number: 1, from: 0 },
] as const;

export type ReadinessLevel = (typeof levels)[number]['level'];
export const readinessLevels = levels.map(({ level }) => level);

/** 0 to 100; null means not measured, which is different from 0. */
export type MeasuredReadiness = Record<ReadinessPart, number | null>;

export const noReadiness: MeasuredReadiness = {
  ats: null,
  resume: null,
  interviews: null,
  skills: null,
};

/** The share, in percent, that must be measured before a score has a level. */
export const enoughMeasured = 60;

export type Readiness = {
  /** 0 to 100, over the measured parts. */
  score: number;
  /** Null while too little is measured. */
  level: { name: ReadinessLevel; number: number } | null;
  /** Total weight of the measured parts, in percent. */
  measured: number;
};

export const weightOf = (part: ReadinessPart): number => weights[part];

/**
 * Career Readiness: the weighted mean of the measured parts; with all four it equals the documented
 * sum. Null when nothing was measured.
 */
export function readinessOf(values: MeasuredReadiness): Readiness | null {
  const known = readinessParts.flatMap((part) => {
    const value = values[part];
    return value === null ? [] : [{ value, weight: weights[part] }];
  });
  const measured = known.reduce((sum, { weight }) => sum + weight, 0);
  if (measured === 0) return null;
  const score = Math.round(
    known.reduce((sum, { value, weight }) => sum + value * weight, 0) / measured,
  );
  const { level: name, number } = levels.find(({ from }) => score >= from) ?? levels[3];
  return { score, level: measured < enoughMeasured ? null : { name, number }, measured };
}
