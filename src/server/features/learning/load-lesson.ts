import type { LessonPage } from '#contract/learning.ts';
import { progressOf } from '#domain/learning/progress-of.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { askedQuestionOf } from './asked-question-of.ts';
import { findProgress } from './learning.store.ts';
import { lessonCardOf } from './lesson-card-of.ts';
import { requireLesson } from './require-lesson.ts';

/** One topic with the student's progress, without the answers they have not given. */
export async function loadLesson(
  ctx: Ctx,
  { topic: wanted }: { topic: string },
): Promise<LessonPage> {
  const scope = requireStudent(ctx);
  const lesson = requireLesson(wanted);
  const saved = await findProgress(ctx, scope, lesson.topic);
  const { concepts } = progressOf(lesson, saved);
  const { skills, roadmap, skillTest, introduction, diagram, example } = lesson;
  const { interview, tips, code, output } = lesson;
  return {
    ...lessonCardOf(lesson, saved),
    skills,
    roadmap,
    skillTest,
    introduction,
    concepts: lesson.concepts.map(({ id, title, blocks, checks }) => ({
      id,
      title,
      state: concepts.find((each) => each.id === id)?.state ?? 'new',
      blocks,
      checks: checks.map((check) => ({
        ...askedQuestionOf(check),
        solved:
          saved?.rightAnswers.includes(check.id) === true
            ? { right: check.options[0] ?? '', explanation: check.explanation }
            : null,
      })),
    })),
    diagram,
    example: { ...example, code, output },
    interview,
    tips,
  };
}
