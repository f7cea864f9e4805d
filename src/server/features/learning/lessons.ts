import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { QuizQuestion, GradedAnswer, LessonCard, LessonPage } from '#contract/learning.ts';
import { countWords } from '#domain/article/reading-minutes.ts';
import { type LearningTopic, learningTopics } from '#domain/learning/learning.ts';
import { type LearningQuestion, type Lesson, parseLesson } from '#domain/learning/parse-lesson.ts';
import { progressOf } from '#domain/learning/progress-of.ts';
import { shuffledOptions } from '#domain/learning/shuffled-options.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { countSearch } from '#server/features/search/count-search.ts';
import { requireStudent } from '#server/scopes.ts';
import { findProgress, type ProgressRow, upsertPlace } from './learning.store.ts';

const folder = fileURLToPath(new URL('../../../../content/learning/', import.meta.url));
const wordsAMinute = 180;

export type TopicLesson = Lesson & {
  topic: LearningTopic;
  minutes: number;
  code: string;
  output: string;
};
type LessonQuestion = { question: LearningQuestion; lesson: TopicLesson };
type Lessons = { all: TopicLesson[]; questions: ReadonlyMap<string, LessonQuestion> };

let read: Lessons | undefined;

/** Reads and checks all lessons from `content/learning`, once per process. */
export function readLessons(): Lessons {
  read ??= lessonsOf(learningTopics.map((topic) => lessonIn(topic)));
  return read;
}

function lessonIn(topic: LearningTopic): TopicLesson {
  const text = (file: string) => readFileSync(`${folder}${topic}/${file}`, 'utf8');
  try {
    const lesson = parseLesson(JSON.parse(text('lesson.json')), text('lesson.md'));
    const words = lesson.concepts.reduce((sum, { blocks }) => sum + countWords(blocks), 0);
    return {
      ...lesson,
      topic,
      minutes: Math.round(words / wordsAMinute),
      code: text(lesson.example.language === 'sql' ? 'example.sql' : 'example.js').trimEnd(),
      output: text('output.txt').trimEnd(),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`content/learning/${topic}: ${reason}`, { cause });
  }
}

function lessonsOf(all: TopicLesson[]): Lessons {
  const questions = new Map<string, LessonQuestion>();
  for (const lesson of all)
    for (const question of [...lesson.concepts.flatMap(({ checks }) => checks), ...lesson.quiz]) {
      if (questions.has(question.id))
        throw new Error(`content/learning: the id ${question.id} is used twice`);
      questions.set(question.id, { question, lesson });
    }
  return { all, questions };
}

export function requireLesson(topic: string): TopicLesson {
  const lesson = orNotFound(readLessons().all.find((each) => each.topic === topic));
  return lesson;
}

export function lessonCardOf(lesson: TopicLesson, saved: ProgressRow | undefined): LessonCard {
  const { topic, title, summary, minutes, concepts } = lesson;
  const { done, total, percent, isPassed } = progressOf(lesson, saved);
  const place = concepts.find(({ id }) => id === saved?.place);
  return {
    topic,
    title,
    summary,
    minutes,
    done,
    total,
    percent,
    isPassed,
    quizBest: saved?.quizBest ?? null,
    place: place ? { id: place.id, title: place.title } : null,
  };
}

/** A question without its answer. */
export function quizQuestionOf(question: LearningQuestion): QuizQuestion {
  return { id: question.id, prompt: question.prompt, options: shuffledOptions(question) };
}

/** Null if the answer is none of the options, as after an option was reworded. */
export function gradedAnswerOf(
  { options, explanation }: LearningQuestion,
  answer: string,
): GradedAnswer | null {
  const [right = ''] = options;
  if (!options.includes(answer)) return null;
  return { answer, isRight: answer === right, right, explanation };
}

/** One topic with the student's progress, without the answers they have not given. */
export async function loadLesson(
  ctx: Ctx,
  { topic: topicName }: { topic: string },
): Promise<LessonPage> {
  const scope = requireStudent(ctx);
  const lesson = requireLesson(topicName);
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
        ...quizQuestionOf(check),
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

/** Remembers the concept that the student opened. Idempotent. */
export async function setPlace(
  ctx: Ctx,
  { topic: topicName, concept }: { topic: string; concept: string },
) {
  const scope = requireStudent(ctx);
  const { topic, concepts } = requireLesson(topicName);
  if (!concepts.some(({ id }) => id === concept)) throw new AppError('NOT_FOUND');
  await upsertPlace(ctx, scope, topic, concept);
  return { concept };
}

/** Open jobs that ask for each skill of a topic. */
export async function countJobs(ctx: Ctx, { topic }: { topic: string }) {
  requireStudent(ctx);
  const items = await Promise.all(
    requireLesson(topic).skills.map(async (skill) => ({
      skill,
      ...(await countSearch(ctx, { q: skill })),
    })),
  );
  return { items };
}
