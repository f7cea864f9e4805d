import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  comparePosting,
  compareSkills,
  type ListedSkills,
} from '#domain/roadmap/compare-skills.ts';
import { jobSearchOf } from '#domain/roadmap/job-search-of.ts';
import { progressOf } from '#domain/roadmap/progress-of.ts';
import { resolveSteps } from '#domain/roadmap/resolve-steps.ts';
import {
  type EvidenceKind,
  type Roadmap,
  type RoadmapTopic,
  roadmapTopics,
  type StepState,
} from '#domain/roadmap/roadmap.ts';
import { successorsOf } from '#domain/roadmap/successors-of.ts';
import { oldestResult } from '#domain/skill-test/skill-test.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadShownPosting } from '#server/features/saved-jobs/saved-jobs.ts';
import { countSearch } from '#server/features/search/count-search.ts';
import { requireStudent, type StudentScope } from '#server/scopes.ts';
import {
  findHours,
  loadProfileSkills,
  loadResumeSkills,
  loadSavedJobSkills,
  loadSteps,
  loadTestSkills,
  upsertHours,
  upsertSteps,
} from './roadmap.store.ts';

const folder = fileURLToPath(new URL('../../../../content/roadmaps/', import.meta.url));

type TopicRoadmap = Roadmap & { topic: RoadmapTopic; stepIds: ReadonlySet<string> };

let loaded: TopicRoadmap[] | undefined;

/** Reads all roadmaps from `content/roadmaps`, once per process. */
export function readRoadmaps(): TopicRoadmap[] {
  loaded ??= roadmapTopics.map((topic) => {
    const roadmap: Roadmap = JSON.parse(readFileSync(`${folder}${topic}.json`, 'utf8'));
    const stepIds = new Set(roadmap.levels.flatMap(({ steps }) => steps.map(({ id }) => id)));
    return { ...roadmap, topic, stepIds };
  });
  return loaded;
}

/** The skills that the steps of each topic teach. */
function taughtSkills(): { topic: RoadmapTopic; skills: string[] }[] {
  return readRoadmaps().map(({ topic, levels }) => ({
    topic,
    skills: levels.flatMap(({ steps }) => steps.flatMap(({ skills }) => skills)),
  }));
}

function requireRoadmap(topic: string): TopicRoadmap {
  const roadmap = orNotFound(readRoadmaps().find((each) => each.topic === topic));
  return roadmap;
}

/** Open jobs that ask for the main skill of each step, each search counted once. */
export async function countJobs(ctx: Ctx, { topic }: { topic: string }) {
  requireStudent(ctx);
  const steps = requireRoadmap(topic).levels.flatMap((level) => level.steps);
  const queries = [...new Set(steps.map(({ skills }) => jobSearchOf(skills)))];
  const totals = new Map(
    await Promise.all(queries.map(async (q) => [q, await countSearch(ctx, { q })] as const)),
  );
  const none = { count: 0, capped: false };
  return {
    items: steps.map(({ id, skills }) => ({
      step: id,
      ...(totals.get(jobSearchOf(skills)) ?? none),
    })),
  };
}

async function loadListedSkills(ctx: Ctx, scope: StudentScope): Promise<ListedSkills> {
  const [test, profile, resume, savedJobs] = await Promise.all([
    loadTestSkills(ctx, scope, oldestResult(ctx.now)),
    loadProfileSkills(ctx, scope),
    loadResumeSkills(ctx, scope),
    loadSavedJobSkills(ctx, scope),
  ]);
  return { test, profile, resume, savedJobs };
}

export async function listRoadmaps(ctx: Ctx, { postingId }: { postingId?: string | undefined }) {
  const scope = requireStudent(ctx);
  const saved = await loadSteps(ctx, scope);
  const items = readRoadmaps().map(({ topic, title, stepIds, moved }) => {
    const own = saved.filter((each) => each.topic === topic);
    const states = resolveSteps(own, stepIds, moved);
    const { done, total } = progressOf([...stepIds].map((id) => states.get(id)?.state ?? 'todo'));
    return { topic, title, done, total };
  });
  const last = roadmapTopics.find((topic) => topic === saved[0]?.topic) ?? roadmapTopics[0];
  if (postingId === undefined) return { items, opened: last };
  const posting = await loadShownPosting(ctx, { postingId });
  const listed = await loadListedSkills(ctx, scope);
  const { topic } = comparePosting(posting.skills ?? [], listed, taughtSkills());
  return { items, opened: topic ?? last };
}

/** One topic with the student's states, suggestions and gaps. */
export async function loadRoadmap(
  ctx: Ctx,
  { topic: topicName, postingId }: { topic: string; postingId?: string | undefined },
) {
  const scope = requireStudent(ctx);
  const { topic, title, quote, levels, stepIds, moved } = requireRoadmap(topicName);
  const [saved, listed, hours, posting] = await Promise.all([
    loadSteps(ctx, scope),
    loadListedSkills(ctx, scope),
    findHours(ctx, scope),
    postingId === undefined ? undefined : loadShownPosting(ctx, { postingId }),
  ]);
  const own = saved.filter((each) => each.topic === topic);
  const states = resolveSteps(own, stepIds, moved);
  const found = comparePosting(posting?.skills ?? [], listed, taughtSkills());
  return {
    topic,
    title,
    quote,
    levels: levels.map(({ id, steps }) => ({
      id,
      steps: steps.map((step) => {
        const {
          state = 'todo' as const,
          evidence = null,
          rejected = null,
        } = states.get(step.id) ?? {};
        const isOpen = state === 'todo' || state === 'doing';
        const compared = isOpen
          ? compareSkills(step.skills, listed, rejected, posting?.skills ?? [])
          : { evidence: null, gap: null };
        return {
          ...step,
          state,
          evidence,
          rejected,
          suggestion: compared.evidence,
          gap: compared.gap,
        };
      }),
    })),
    hoursPerWeek: hours ?? null,
    listsSkills: listed.test.length + listed.profile.length + listed.resume.length > 0,
    posting:
      posting === undefined || postingId === undefined
        ? null
        : {
            id: postingId,
            title: posting.title,
            companyName: posting.companyName,
            missing: found.missing,
            untaught: found.untaught,
          },
    today: ctx.now,
  };
}

/** Saves the hours per week of the student's plan. Idempotent. */
export async function setHours(ctx: Ctx, { hoursPerWeek }: { hoursPerWeek: number }) {
  await upsertHours(ctx, requireStudent(ctx), hoursPerWeek);
  return { hoursPerWeek };
}

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
