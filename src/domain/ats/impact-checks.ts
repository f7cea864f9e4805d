import { hasNumber, hasOutcome } from '#domain/writing/has-result.ts';
import { isActive } from '#domain/writing/is-active.ts';
import { isJudgeablePoint } from '#domain/writing/is-point.ts';
import { findAlike, findVerbless } from '#domain/writing/point-limits.ts';
import type { AtsCheck } from './ats-checks.ts';
import { judgePart, judgeTexts, type CheckOutcome } from './check-outcome.ts';
import type { ResumeFacts } from './resume-facts.ts';

/**
 * Shares of bullet points: those with a number or a result that earn all points (fewer earn a part),
 * and the most that may be passive.
 */
const shares = { numbers: 2 / 3, results: 1 / 2, passive: 0.15 };

const share = (points: readonly string[], isRight: (point: string) => boolean) => {
  const wrong = points.filter((point) => !isRight(point));
  return { wrong, right: points.length === 0 ? 0 : 1 - wrong.length / points.length };
};

const atLeast =
  (least: number, isRight: (point: string) => boolean) =>
  ({ points, placeOf }: ResumeFacts): CheckOutcome => {
    const { wrong, right } = share(points, isRight);
    return judgeTexts(points.length > 0 && right >= least, wrong, placeOf);
  };

/** The more bullet points are right, the more points: one number says less than a number in each. */
const towards =
  (enough: number, isRight: (point: string) => boolean) =>
  ({ points, placeOf }: ResumeFacts): CheckOutcome => {
    const { wrong, right } = share(points, isRight);
    return judgePart(right / enough, wrong, placeOf);
  };

const isActiveIfJudgeable = (point: string) => !isJudgeablePoint(point) || isActive(point);

function judgeVerbs({ points, placeOf }: ResumeFacts): CheckOutcome {
  const other = findVerbless(points);
  return judgeTexts(points.length > 0 && other.length === 0, other, placeOf);
}

function judgeVariety({ points, placeOf }: ResumeFacts): CheckOutcome {
  const alike = findAlike(points).flat();
  return judgeTexts(points.length > 1 && alike.length === 0, alike, placeOf);
}

export const impactChecks = {
  actionVerbs: judgeVerbs,
  numbers: towards(shares.numbers, hasNumber),
  results: towards(shares.results, hasOutcome),
  activeVoice: atLeast(1 - shares.passive, isActiveIfJudgeable),
  variety: judgeVariety,
} satisfies Partial<Record<AtsCheck, (facts: ResumeFacts) => CheckOutcome>>;
