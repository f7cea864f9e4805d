export const levels = ['tenth', 'twelfth', 'diploma', 'degree'] as const;
export type Level = (typeof levels)[number];

export const ruleNames = [...levels, 'twelfthOrDiploma', 'backlogs', 'gap', 'batch'] as const;
export type RuleName = (typeof ruleNames)[number];

/** What a drive asks for; null is no limit. */
export type DriveRules = {
  minPercent: number | null;
  /** Out of 10. */
  minCgpa: number | null;
  /** The levels to which the minimum applies. */
  levels: readonly Level[];
  maxBacklogs: number | null;
  maxGapMonths: number | null;
  batchFrom: number | null;
  batchTo: number | null;
};

/** What a student entered; null is unknown. */
export type Academics = Record<`${Level}Percent` | `${Level}Cgpa`, number | null> & {
  backlogs: number | null;
  gapMonths: number | null;
  batchYear: number | null;
};

export const verdicts = ['eligible', 'ineligible', 'unknown', 'open'] as const;
export type Eligibility = {
  /** `open` is a drive without rules. */
  verdict: (typeof verdicts)[number];
  /** The rules that fail, or those that need more information. */
  rules: RuleName[];
};

type Outcome = 'pass' | 'fail' | 'unknown';

/** Whether a student may take part. A failed rule outweighs missing information. */
export function judgeEligibility(rules: DriveRules, student: Academics | null): Eligibility {
  const outcomes = outcomesOf(rules, student ?? noAcademics);
  if (outcomes.length === 0) return { verdict: 'open', rules: [] };
  const having = (expected: Outcome) =>
    outcomes.flatMap(([name, outcome]) => (outcome === expected ? [name] : []));
  const failing = having('fail');
  if (failing.length > 0) return { verdict: 'ineligible', rules: failing };
  const missing = having('unknown');
  if (missing.length > 0) return { verdict: 'unknown', rules: missing };
  return { verdict: 'eligible', rules: [] };
}

export const noAcademics: Academics = {
  tenthPercent: null,
  tenthCgpa: null,
  twelfthPercent: null,
  twelfthCgpa: null,
  diplomaPercent: null,
  diplomaCgpa: null,
  degreePercent: null,
  degreeCgpa: null,
  backlogs: null,
  gapMonths: null,
  batchYear: null,
};

function outcomesOf(rules: DriveRules, student: Academics): [RuleName, Outcome][] {
  const outcomes = marksOf(rules, student);
  if (rules.maxBacklogs !== null)
    outcomes.push(['backlogs', within(student.backlogs, null, rules.maxBacklogs)]);
  if (rules.maxGapMonths !== null)
    outcomes.push(['gap', within(student.gapMonths, null, rules.maxGapMonths)]);
  if (rules.batchFrom !== null || rules.batchTo !== null)
    outcomes.push(['batch', within(student.batchYear, rules.batchFrom, rules.batchTo)]);
  return outcomes;
}

function marksOf(rules: DriveRules, student: Academics): [RuleName, Outcome][] {
  if (rules.minPercent === null && rules.minCgpa === null) return [];
  const required = levels.filter((level) => rules.levels.includes(level));
  const results = required.map((level): [RuleName, Outcome] => [
    level,
    markOutcome(rules, student[`${level}Percent`], student[`${level}Cgpa`]),
  ]);
  if (!required.includes('twelfth') || !required.includes('diploma')) return results;
  // A student takes class XII or a diploma after class X, so one of them is enough.
  const entered = (level: Level) =>
    student[`${level}Percent`] !== null || student[`${level}Cgpa`] !== null;
  const missing = (['twelfth', 'diploma'] as const).filter((level) => !entered(level));
  const rest = results.filter(([name]) => !missing.some((level) => level === name));
  if (missing.length < 2) return rest;
  const at = required.indexOf('twelfth');
  return rest.toSpliced(at, 0, ['twelfthOrDiploma', 'unknown']);
}

/**
 * One of the two scales is enough. They are never converted into each other: the factor differs
 * between boards and universities.
 */
function markOutcome(
  { minPercent, minCgpa }: DriveRules,
  percent: number | null,
  cgpa: number | null,
): Outcome {
  const known = [
    minPercent !== null && percent !== null ? percent >= minPercent : null,
    minCgpa !== null && cgpa !== null ? cgpa >= minCgpa : null,
  ].filter((each) => each !== null);
  if (known.length === 0) return 'unknown';
  return known.includes(true) ? 'pass' : 'fail';
}

function within(value: number | null, low: number | null, high: number | null): Outcome {
  if (value === null) return 'unknown';
  return (low === null || value >= low) && (high === null || value <= high) ? 'pass' : 'fail';
}
