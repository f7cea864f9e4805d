import { compareSkills } from '#domain/roadmap/compare-skills.ts';
import { resolveSteps } from '#domain/roadmap/resolve-steps.ts';
import type { EvidenceKind, StepState } from '#domain/roadmap/roadmap.ts';
import { successorsOf } from '#domain/roadmap/successors-of.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadListedSkills } from './load-listed-skills.ts';
import { requireRoadmap } from './require-roadmap.ts';
import { loadSteps, upsertSteps } from './roadmap.store.ts';

type Input = {
  topic: string;
  step: string;
  state: StepState;
  acceptsSuggestion?: boolean | undefined;
  rejects?: EvidenceKind | null | undefined;
};

/** Sets a step's state. Idempotent. A former step id sets the steps that replaced it. */
export async function setStep(ctx: Ctx, input: Input) {
  const { topic, step, state, acceptsSuggestion, rejects } = input;
  const scope = requireStudent(ctx);
  const roadmap = requireRoadmap(topic);
  const ids = successorsOf(step, roadmap.stepIds, roadmap.moved);
  if (ids.length === 0) throw new AppError('NOT_FOUND');
  const listed =
    acceptsSuggestion === true && state === 'done' ? await loadListedSkills(ctx, scope) : null;
  const saved = (await loadSteps(ctx, scope)).filter((each) => each.topic === roadmap.topic);
  const before = resolveSteps(saved, roadmap.stepIds, roadmap.moved);
  const steps = roadmap.levels
    .flatMap((level) => level.steps)
    .filter(({ id }) => ids.includes(id))
    .map(({ id, skills }) => ({
      step: id,
      state,
      evidence: listed && compareSkills(skills, listed).evidence,
      rejected: rejects === undefined ? (before.get(id)?.rejected ?? null) : rejects,
    }));
  await upsertSteps(ctx, scope, roadmap.topic, { steps, keepsRejected: rejects === undefined });
  return {
    steps: steps.map(({ step: id, state: now, evidence }) => ({ id, state: now, evidence })),
  };
}
