import type { Evidence, EvidenceKind, StepState } from './roadmap.ts';
import { successorsOf } from './successors-of.ts';

export type SavedStep = {
  step: string;
  state: StepState;
  evidence: Evidence | null;
  /** Evidence that the student rejected. */
  rejected: EvidenceKind | null;
};

const rank: Record<StepState, number> = { todo: 0, skipped: 1, doing: 2, done: 3 };

/**
 * Saved states by current step id. A renamed or split step passes its state on; where several
 * former steps became one, the furthest state counts. What the student set on the new step wins.
 */
export function resolveSteps(
  saved: readonly SavedStep[],
  current: ReadonlySet<string>,
  moved: Readonly<Record<string, readonly string[]>>,
): Map<string, SavedStep> {
  const own = new Map(
    saved.filter(({ step }) => current.has(step)).map((each) => [each.step, each]),
  );
  const resolved = new Map(own);
  for (const each of saved)
    for (const step of current.has(each.step) ? [] : successorsOf(each.step, current, moved)) {
      const other = resolved.get(step);
      if (own.has(step) || (other && rank[other.state] >= rank[each.state])) continue;
      resolved.set(step, { ...each, step });
    }
  return resolved;
}
