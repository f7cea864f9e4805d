import { z } from 'zod';
import {
  boxStyles,
  conceptStates,
  exampleLanguages,
  learningTopics,
  textAnchors,
} from '#domain/learning/learning.ts';
import { roadmapTopics } from '#domain/roadmap/roadmap.ts';
import { testDomains } from '#domain/skill-test/skill-test.ts';
import { articleBlock } from './article.ts';
import { refuses } from './errors.ts';
import { id, instant, line } from './fields.ts';
import { get, post, put } from './procedure.ts';

const topic = z.enum(learningTopics);
const count = z.number().int();

/** What only an answer reveals. */
const solution = z.object({ right: z.string(), explanation: z.string() });
const graded = solution.extend({ answer: z.string(), isRight: z.boolean() });
export type GradedAnswer = z.infer<typeof graded>;

const question = z.object({ id: z.string(), prompt: z.string(), options: z.array(z.string()) });
export type QuizQuestion = z.infer<typeof question>;

const progress = {
  done: count,
  total: count,
  percent: count,
  /** Percentage of the best quiz. */
  quizBest: count.nullable(),
  isPassed: z.boolean(),
};

const lessonCard = z.object({
  topic,
  title: z.string(),
  summary: z.string(),
  minutes: count,
  ...progress,
  /** The concept that the student opened last. */
  place: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type LessonCard = z.infer<typeof lessonCard>;

const lesson = lessonCard.extend({
  skills: z.array(z.string()),
  roadmap: z.enum(roadmapTopics),
  skillTest: z.enum(testDomains),
  introduction: z.array(articleBlock),
  concepts: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.enum(conceptStates),
      blocks: z.array(articleBlock),
      /** `solved` once the student has answered correctly. */
      checks: z.array(question.extend({ solved: solution.nullable() })),
    }),
  ),
  diagram: z.object({
    title: z.string(),
    description: z.string(),
    height: z.number(),
    boxes: z.array(
      z.object({
        x: z.number(),
        y: z.number(),
        width: z.number(),
        height: z.number(),
        lines: z.array(z.string()),
        look: z.enum(boxStyles),
      }),
    ),
    arrows: z.array(z.string()),
    labels: z.array(
      z.object({
        x: z.number(),
        y: z.number(),
        anchor: z.enum(textAnchors),
        text: z.string(),
      }),
    ),
  }),
  example: z.object({
    title: z.string(),
    language: z.enum(exampleLanguages),
    explanation: z.string(),
    code: z.string(),
    output: z.string(),
  }),
  interview: z.array(z.object({ question: z.string(), points: z.array(z.string()) })),
  tips: z.array(z.string()),
});
export type LessonPage = z.infer<typeof lesson>;

const quiz = z.object({
  id,
  questions: z.array(question.extend({ answered: graded.nullable() })),
  /** Percentage of correct answers once all are given. */
  percent: count.nullable(),
});
export type LearningQuiz = z.infer<typeof quiz>;

const quizPage = z.object({
  topic,
  title: z.string(),
  quizBest: count.nullable(),
  quiz: quiz.nullable(),
});
export type QuizPage = z.infer<typeof quizPage>;

/** Any text: an unknown topic or question, such as a retired one, is not found. */
const anyTopic = line(60);
const anyId = line(60);
const answer = line(400);

export const learning = {
  list: get('student', '/learning')
    .input(z.strictObject({}))
    .output(
      z.object({
        items: z.array(lessonCard),
        /** The topic that the student worked on last. */
        last: topic.nullable(),
        dueCards: count,
      }),
    ),
  load: get('student', '/learning/topics/{topic}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ topic: anyTopic }))
    .output(lesson),
  /** Open jobs per skill: the totals of the searches that the page links to. */
  countJobs: get('student', '/learning/topics/{topic}/jobs')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ topic: anyTopic }))
    .output(
      z.object({ items: z.array(z.object({ skill: z.string(), count, capped: z.boolean() })) }),
    ),
  setPlace: put('student', '/learning/topics/{topic}/place')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ topic: anyTopic, concept: anyId }))
    .output(z.object({ concept: z.string() })),
  submitAnswer: post('student', '/learning/topics/{topic}/answers')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ topic: anyTopic, questionId: anyId, answer }))
    .output(graded),
  findQuiz: get('student', '/learning/topics/{topic}/quiz')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ topic: anyTopic }))
    .output(quizPage),
  /** Draws a quiz, or returns the one that isn't finished. */
  createQuiz: post('student', '/learning/topics/{topic}/quiz')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ topic: anyTopic }))
    .output(quizPage),
  /** The first answer to a question counts. */
  submitQuizAnswer: post('student', '/learning/topics/{topic}/quiz/answers')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ topic: anyTopic, quizId: id, questionId: anyId, answer }))
    .output(quizPage),
  /** Cards to review now, longest due first. */
  listCards: get('student', '/learning/cards')
    .input(z.strictObject({}))
    .output(
      z.object({
        items: z.array(question.extend({ topic, title: z.string(), dueAt: instant })),
        total: count,
        /** When the next card comes back, if none is due now. */
        nextAt: instant.nullable(),
      }),
    ),
  submitReview: post('student', '/learning/cards/{questionId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ questionId: anyId, answer }))
    .output(graded.extend({ dueAt: instant })),
};
