import type { Home } from '#contract/home.ts';
import { type FirstStep, nextStepOf } from '#domain/home/next-step.ts';
import { isBlank } from '#domain/is-blank.ts';
import { enoughSkills } from '#domain/profile/completeness.ts';
import type { Ctx } from '#server/context.ts';
import { countOwn } from '#server/features/application/count-own.ts';
import { countClosing } from '#server/features/saved-jobs/count-closing.ts';
import { requireStudent } from '#server/scopes.ts';
import { findFacts } from './home.store.ts';
import { listUpcoming } from './list-upcoming.ts';

const mostSkills = 12;

/** What the home page of a student shows besides its lists. */
export async function loadHome(ctx: Ctx): Promise<Home> {
  const scope = requireStudent(ctx);
  const [open, unread, offers, closing, interviews, facts] = await Promise.all([
    countOwn(ctx, { show: 'open' }),
    countOwn(ctx, { show: 'unread' }),
    countOwn(ctx, { status: 'offer_made' }),
    countClosing(ctx),
    listUpcoming(ctx, { kind: 'interview' }),
    findFacts(ctx, scope),
  ]);
  const tiles = { open, unread, closing, interviews: interviews.total };
  const skills = facts?.skills ?? [];
  const hasSkills = skills.length >= enoughSkills;
  const isDone: Record<FirstStep, boolean> = {
    resume: facts?.hasResume ?? false,
    skills: hasSkills,
    target: Boolean(facts?.specialization) && hasPlace(facts),
    practice: Boolean(
      facts?.hasScore || facts?.hasQuestions || facts?.hasPractised || facts?.hasTested,
    ),
  };
  return {
    tiles,
    hasStarted: Boolean(facts?.hasApplied || facts?.hasSaved),
    next: nextStepOf({ ...tiles, offers }),
    first: {
      done: (Object.keys(isDone) as FirstStep[]).filter((step) => isDone[step]),
      isHidden: facts?.isHidden ?? false,
      resumeSkills: hasSkills ? [] : namesOf(facts?.resumeSkills ?? []),
    },
    used: { resume: facts?.hasResume ?? false, questions: facts?.hasQuestions ?? false },
  };
}

type Facts = Awaited<ReturnType<typeof findFacts>>;

function hasPlace(facts: Facts): boolean {
  if (facts === undefined) return false;
  const places = facts.locations ?? [];
  return places.length > 0 || !isBlank(facts.location ?? '') || facts.wantsRemote === 'only';
}

const namesOf = (skills: { name?: string }[]) =>
  [...new Set(skills.flatMap(({ name }) => (name && !isBlank(name) ? [name.trim()] : [])))].slice(
    0,
    mostSkills,
  );
