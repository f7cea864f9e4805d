import type { RunningSitting, SittingQuestion } from '#contract/assessment-sitting.ts';
import { isKit, type AssessmentContent } from '#domain/assessment/assessment.ts';
import { sectionAt, type SittingTimes } from '#domain/assessment/sitting-clock.ts';
import type { Ctx } from '#server/context.ts';
import { shownQuestionOf } from '#server/features/skill-test/running-test.ts';
import type { AnswerRow, SittingRow } from './sitting.store.ts';

/** The section that runs now, without any answer key; null if none does. */
export function runningSittingOf(
  ctx: Ctx,
  sitting: SittingRow,
  content: AssessmentContent,
  answers: readonly AnswerRow[],
): RunningSitting | null {
  const times = timesOf(sitting, content);
  const section = times && sitting.submittedAt === null ? sectionAt(times, ctx.now) : null;
  if (section === null || sitting.startsAt === null) return null;
  return {
    id: sitting.id,
    title: content.title,
    isKit: isKit(content),
    section: {
      at: section.at,
      count: content.sections.length,
      title: content.sections[section.at]?.title ?? '',
    },
    startsAt: section.startsAt,
    endsAt: section.endsAt,
    now: ctx.now,
    questions: answers
      .filter(({ question }) => question.section === section.at)
      .map(sittingQuestionOf),
  };
}

/** What the student sees of a question. Field by field, so that no answer slips through. */
function sittingQuestionOf({
  place,
  question,
  answer,
  version,
  takes,
  recording,
  fileName = null,
}: AnswerRow): SittingQuestion {
  const common = {
    place,
    answer,
    version,
    skills: question.skills,
    recording: question.kind === 'open' ? (question.recording ?? null) : null,
    takesFile: question.kind === 'open' && question.takesFile === true,
    takesUsed: takes,
    recorded: recording?.kind ?? null,
    fileName,
  };
  if (question.kind === 'open')
    return {
      ...common,
      kind: 'open',
      prompt: question.prompt,
      criteria: question.criteria,
      code: null,
      options: null,
      starter: '',
      cases: null,
      setup: '',
    };
  const { prompt, kind, code, options, starter, cases, setup } = shownQuestionOf({
    place,
    ...question.asked,
  });
  return { ...common, kind, prompt, code, options, starter, cases, setup, criteria: [] };
}

/** The clock of a sitting; null before its start. */
export function timesOf(
  {
    startsAt,
    timeFactor,
    advanced,
    expiresAt: deadline,
  }: Pick<SittingRow, 'startsAt' | 'timeFactor' | 'advanced' | 'expiresAt'>,
  { sections }: AssessmentContent,
): SittingTimes | null {
  const minutes = sections.map((section) => section.minutes);
  return startsAt && { startsAt, minutes, deadline, timeFactor, advanced };
}
