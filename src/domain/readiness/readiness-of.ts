/** What each part counts of the hundred. */
const weights = { ats: 40, resume: 20, interviews: 20, skills: 20 } as const;

export type ReadinessPart = keyof typeof weights;
export const readinessParts = Object.keys(weights) as ReadinessPart[];

/** From the best down, each with the number that its name goes with. */
const levels = [
  { level: 'expert', number: 4, from: 80 },
  { level: 'risingStar', number: 3, from: 60 },
  { level: 'developing', number: 2, from: 40 },
  { level: 'beginner', number: 1, from: 0 },
] as const;

export type ReadinessLevel = (typeof levels)[number]['level'];

/** 0 to 100 each; null where nothing was measured yet, which is not the same as 0. */
export type MeasuredReadiness = Record<ReadinessPart, number | null>;

export type Readiness = {
  /** 0 to 100, of the parts that were measured. */
  score: number;
  level: ReadinessLevel;
  /** 1 to 4. */
  levelNumber: number;
  /** How much of the whole the measured parts are, in percent. */
  measured: number;
};

export const weightOf = (part: ReadinessPart): number => weights[part];

/** Career Readiness: the measured parts by their weights, so that all four give the documented sum. Null where nothing was measured. */
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
  const { level, number } = levels.find(({ from }) => score >= from) ?? levels[3];
  return { score, level, levelNumber: number, measured };
}
