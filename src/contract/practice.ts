import { z } from 'zod';
import { starParts } from '#domain/practice/find-star.ts';
import { feedbackParts, remarkKinds } from '#domain/practice/give-feedback.ts';
import { maxAnswerLength, maxSpokenSeconds } from '#domain/practice/practice-limits.ts';
import {
  answerTimes,
  randomKinds,
  practiceCounts,
  practiceKinds,
  practiceModes,
} from '#domain/practice/practice-options.ts';
import { experienceLevels, questionDomains } from '#domain/question/question-options.ts';
import { articleCard, articleDetails, articleSlug } from './article.ts';
import { refuses } from './errors.ts';
import { id, inPath, instant, pageOf, paging, typed } from './fields.ts';
import { PLAN_LIMIT, planId } from './plan-fields.ts';
import { del, get, post, put } from './procedure.ts';

/** A part of the answer: exactly the characters from `start` to `end`. */
const quote = z.object({ start: z.number().int(), end: z.number().int(), quote: z.string() });
const score = z.number().int().nullable();

const feedback = z.object({
  /** 0 to 100, the sum of the parts; null if the answer can't be judged. */
  score,
  unscored: z.enum(['too-short', 'unclear']).nullable(),
  parts: z.array(
    z.object({
      part: z.enum(feedbackParts),
      score: z.number().int(),
      most: z.number().int(),
    }),
  ),
  /** The sentences with the four parts of a story; null for other than behavioral questions. */
  star: z
    .object(
      Object.fromEntries(starParts.map((part) => [part, quote.nullable()])) as Record<
        (typeof starParts)[number],
        z.ZodNullable<typeof quote>
      >,
    )
    .nullable(),
  points: z.array(z.object({ point: z.string(), share: z.number(), quote: quote.nullable() })),
  remarks: z.array(
    z.object({
      kind: z.enum(remarkKinds),
      isStrength: z.boolean(),
      quotes: z.array(quote),
      seconds: z.number().int().nullable(),
      count: z.number().int().nullable(),
    }),
  ),
  words: z.number().int(),
  fillers: z.number().int(),
  wordsPerMinute: z.number().int().nullable(),
});
export type PracticeFeedback = z.infer<typeof feedback>;

const answer = z.object({
  position: z.number().int(),
  question: z.string(),
  type: z.string(),
  difficulty: z.string().nullable(),
  /** What a good answer covers; in real mode empty until the end. */
  points: z.array(z.string()),
  text: z.string(),
  seconds: z.number().int().nullable(),
  version: z.number().int(),
  /** Real mode: when its time ends; null until the question is opened. */
  endsAt: instant.nullable(),
  submittedAt: instant.nullable(),
  feedback: feedback.nullable(),
  /** What a language model adds, about words of the answer. */
  modelRemark: z.object({ quote: z.string(), text: z.string() }).nullable(),
});
export type PracticeAnswer = z.infer<typeof answer>;

const head = {
  id,
  kind: z.enum(practiceKinds),
  mode: z.enum(practiceModes),
  domain: z.enum(questionDomains),
  experienceLevel: z.enum(experienceLevels),
  /** The saved set that it asks, if it does. */
  setName: z.string().nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  score,
};

const session = z.object({
  ...head,
  answerSeconds: z.number().int().nullable(),
  /** The server's clock, for the timer. */
  now: instant,
  answers: z.array(answer),
});
export type PracticeSession = z.infer<typeof session>;

const listed = z.object({
  ...head,
  questions: z.number().int(),
  answered: z.number().int(),
});
export type ListedPractice = z.infer<typeof listed>;

const quota = z.object({
  plan: planId,
  /** Sessions a month; null without a limit. */
  limit: z.number().int().nullable(),
  used: z.number().int(),
  resetsAt: instant,
});

const mode = {
  mode: z.enum(practiceModes),
  /** Real mode: the time for each question. */
  answerSeconds: z.literal(answerTimes).nullable(),
};
const hasTime = ({ mode: chosen, answerSeconds }: z.infer<z.ZodObject<typeof mode>>) =>
  (chosen === 'real') === (answerSeconds !== null);

const position = z.number().int().min(0).max(99);
const written = {
  sessionId: id,
  position,
  text: typed(maxAnswerLength),
  seconds: z.number().int().min(1).max(maxSpokenSeconds).nullable(),
  /** The version that the change is based on. */
  version: z.int32().min(0),
};
const own = ['NOT_FOUND', 'PRACTICE_ENDED'] as const;

export const practice = {
  createSession: post('student', '/practice-sessions')
    .errors({ ...refuses('TOO_MANY_KEPT'), PLAN_LIMIT })
    .input(
      z
        .strictObject({
          kind: z.enum(randomKinds),
          domain: head.domain,
          experienceLevel: head.experienceLevel,
          questionCount: z.literal(practiceCounts),
          ...mode,
        })
        .refine(hasTime),
    )
    .output(z.object({ id })),
  /** Starts a session with the questions of one's set. */
  createFromSet: post('student', '/question-sets/{setId}/practice')
    .errors({ ...refuses('NOT_FOUND', 'TOO_MANY_KEPT'), PLAN_LIMIT })
    .input(z.strictObject({ setId: id, ...mode }).refine(hasTime))
    .output(z.object({ id })),
  findSession: get('student', '/practice-sessions/{sessionId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ sessionId: id }))
    .output(session),
  listSessions: get('student', '/practice-sessions')
    .input(z.strictObject(paging))
    .output(pageOf(listed)),
  /** Real mode: opens a question, which starts its timer. */
  startAnswer: post('student', '/practice-sessions/{sessionId}/answers/{position}/start')
    .errors(refuses(...own))
    .input(z.strictObject({ sessionId: id, position: inPath(position) }))
    .output(session),
  saveAnswer: put('student', '/practice-sessions/{sessionId}/answers/{position}')
    .errors(refuses(...own, 'ANSWER_CHANGED', 'ANSWER_LATE'))
    .input(z.strictObject({ ...written, position: inPath(position) }))
    .output(z.object({ version: z.number().int() })),
  /** Hands in an answer; in study mode it gets its feedback. */
  submitAnswer: post('student', '/practice-sessions/{sessionId}/answers/{position}')
    .errors({ ...refuses(...own, 'ANSWER_CHANGED'), PLAN_LIMIT })
    .input(
      z.strictObject({
        sessionId: id,
        position: inPath(position),
        version: written.version,
      }),
    )
    .output(session),
  /** Ends a session: answers without feedback get it. */
  finishSession: post('student', '/practice-sessions/{sessionId}/finish')
    .errors({ ...refuses('NOT_FOUND', 'NOTHING_ANSWERED'), PLAN_LIMIT })
    .input(z.strictObject({ sessionId: id }))
    .output(session),
  removeSession: del('student', '/practice-sessions/{sessionId}')
    .input(z.strictObject({ sessionId: id }))
    .output(z.object({ id })),
  loadQuota: get('student', '/practice-quota').input(z.strictObject({})).output(quota),
  /** The last finished sessions, oldest first: means of their scored answers, in percent. */
  loadProgress: get('student', '/practice-progress')
    .input(z.strictObject({}))
    .output(
      z.object({
        sessions: z.array(
          z.object({
            id,
            kind: head.kind,
            finishedAt: instant,
            score,
            parts: z.partialRecord(z.enum(feedbackParts), z.number().int()),
            words: z.number().int().nullable(),
            /** Filler words among 100 words. */
            fillerRate: z.number().nullable(),
          }),
        ),
      }),
    ),
  listGuides: get('student', '/interview-guides')
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(articleCard) })),
  loadGuide: get('student', '/interview-guides/{slug}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ slug: articleSlug }))
    .output(articleDetails),
};
