import { z } from 'zod';
import { uploadKinds, maxCounts } from '#domain/assessment/assessment.ts';
import { maxQuote, maxScoreNote, maxQuotes } from '#domain/assessment/review.ts';
import { ownSittingStates, sittingStates } from '#domain/assessment/sitting-clock.ts';
import { maxCriterionLength } from '#domain/scorecard/criteria.ts';
import { accepts, content, domain } from './assessment-content.ts';
import { id, instant, line, prose, typed } from './fields.ts';
import { testQuestion } from './skill-test.ts';

export const summary = z.object({
  id,
  postingId: id,
  postingTitle: z.string(),
  title: z.string(),
  isKit: z.boolean(),
  version: z.number().int(),
  isArchived: z.boolean(),
  createdAt: instant,
  /** Candidates by where they are. */
  invited: z.number().int(),
  submitted: z.number().int(),
});
export type AssessmentSummary = z.infer<typeof summary>;

export const whole = z.object({
  id,
  postingId: id,
  postingTitle: z.string(),
  version: z.number().int(),
  isArchived: z.boolean(),
  accepts: accepts.nullable(),
  content,
});

export const bankItem = z.object({
  itemId: z.string(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  skill: z.string(),
  kind: z.enum(['choice', 'output', 'text', 'function', 'sql']),
  /** As one sitting might have it. */
  prompt: z.string(),
});
export type BankItem = z.infer<typeof bankItem>;

const total = z.object({
  score: z.number().int().nullable(),
  counted: z.number().int(),
  questions: z.number().int(),
  isComplete: z.boolean(),
});

export const candidate = z.object({
  applicationId: id,
  /** A code while the application is reviewed blind. */
  name: z.string(),
  appliedAt: instant,
  isInvited: z.boolean(),
});

const sharedTest = z.object({
  domain,
  score: z.number().int(),
  level: z.number().int(),
  passedAt: z.string(),
});

export const sitting = z.object({
  id,
  /** A code until the reader has reviewed it. */
  name: z.string(),
  state: z.enum(sittingStates),
  tryNumber: z.number().int(),
  version: z.number().int(),
  invitedAt: instant,
  expiresAt: instant,
  submittedAt: instant.nullable(),
  /** Extra time that the candidate asked for; null once it is answered. */
  timeRequest: z.object({ factor: z.number(), note: z.string() }).nullable(),
  acceptedTest: sharedTest.nullable(),
  asksForPerson: z.boolean(),
  /** How many members have reviewed it, and whether the reader has. */
  reviews: z.number().int(),
  isReviewedByMe: z.boolean(),
  needsReview: z.boolean(),
  total: total.nullable(),
});
export type AssessmentSitting = z.infer<typeof sitting>;

export const score = z.strictObject({
  place: z.int().min(0).max(maxCounts.items),
  criterion: line(maxCriterionLength.name),
  score: z.int().min(1).max(4).nullable(),
  quotes: z.array(typed(maxQuote)).max(maxQuotes),
  note: prose(maxScoreNote),
});
const review = z.object({
  /** Null when the member's account was deleted. */
  name: z.string().nullable(),
  isMine: z.boolean(),
  version: z.number().int(),
  submittedAt: instant,
  scores: z.array(score),
});
export type SittingReview = z.infer<typeof review>;

const reviewedAnswer = z.object({
  place: z.number().int(),
  kind: z.enum(['keyed', 'open']),
  skills: z.array(z.string()),
  prompt: z.string(),
  criteria: z.array(z.object({ name: z.string(), help: z.string().nullable() })),
  answer: z.string(),
  recording: z.enum(uploadKinds).nullable(),
  hasCaptions: z.boolean(),
  /** Of a file; null while the reader doesn't know whose it is. */
  fileName: z.string().nullable(),
  /** The candidate deleted the recording, or its time was over. */
  isDeleted: z.boolean(),
  isRight: z.boolean().nullable(),
  passedCases: z.number().int().nullable(),
  problem: z.string().nullable(),
  rightAnswer: z.string().nullable(),
});

export const reviewedSitting = z.object({
  id,
  assessmentId: id,
  title: z.string(),
  version: z.number().int(),
  name: z.string(),
  /** Null while the reader reviews blind. */
  applicationId: id.nullable(),
  submittedAt: instant.nullable(),
  reviewers: z.number().int(),
  answers: z.array(reviewedAnswer),
  own: review.nullable(),
  others: z.number().int(),
  /** Null until the reader has submitted a review. */
  shared: z
    .object({
      reviews: z.array(review),
      agreement: z.object({
        compared: z.number().int(),
        same: z.number().int(),
        kappa: z.number().nullable(),
      }),
      total,
    })
    .nullable(),
  personRequest: z
    .object({ note: z.string(), answer: z.string().nullable(), askedAt: instant })
    .nullable(),
});
export type ReviewedSitting = z.infer<typeof reviewedSitting>;

export const ofApplication = z.object({
  id,
  assessmentId: id,
  title: z.string(),
  version: z.number().int(),
  tryNumber: z.number().int(),
  state: z.enum(sittingStates),
  submittedAt: instant.nullable(),
  /** Null until it is complete, and until the reader has reviewed what is reviewed blind. */
  total: total.nullable(),
  acceptedTest: sharedTest.nullable(),
  needsReview: z.boolean(),
  reviews: z.number().int(),
  reviewers: z.number().int(),
});

export const ownSitting = z.object({
  id,
  applicationId: id,
  postingTitle: z.string(),
  companyName: z.string(),
  title: z.string(),
  purpose: z.string(),
  state: z.enum(ownSittingStates),
  tryNumber: z.number().int(),
  tries: z.number().int(),
  /** Null in a screening kit, which ends with its deadline. */
  minutes: z.number().nullable(),
  questionCount: z.number().int(),
  sections: z.array(
    z.object({
      title: z.string(),
      minutes: z.number().nullable(),
      questions: z.number().int(),
    }),
  ),
  /** What people look for in answers without a key. */
  criteria: z.array(z.object({ name: z.string(), help: z.string().nullable() })),
  /** How questions can be answered besides typing. */
  spoken: z.enum(['none', 'sound', 'video']),
  reviewers: z.number().int(),
  invitedAt: instant,
  expiresAt: instant,
  submittedAt: instant.nullable(),
  timeRequest: z.enum(['none', 'asked', 'granted', 'declined']),
  timeFactor: z.number(),
  personRequest: z.enum(['none', 'asked', 'answered']),
  personAnswer: z.string().nullable(),
  mayRetry: z.boolean(),
  /** A passed skill test that the company accepts instead. */
  accepts: accepts.nullable(),
  /** The student's own result that meets it, or the one that was given. */
  met: z.object({ score: z.number().int(), passedAt: instant }).nullable(),
  /** The student's recordings that the company has. */
  recordings: z.array(
    z.object({
      place: z.number().int(),
      prompt: z.string(),
      kind: z.enum(uploadKinds),
      fileName: z.string().nullable(),
      /** What is said in the recorded answer, as text. */
      text: z.string(),
      hasCaptions: z.boolean(),
      expiresAt: instant,
    }),
  ),
  /** Null until everything is graded and reviewed. */
  total: total.nullable(),
  /** Of the reviewed answers; null as the score means that they didn't say enough. */
  scores: z.array(z.object({ criterion: z.string(), score: z.number().int().nullable() })),
});
export type OwnSitting = z.infer<typeof ownSitting>;

const question = testQuestion.omit({ kind: true, difficulty: true, skill: true }).extend({
  kind: z.enum([...testQuestion.shape.kind.options, 'open']),
  skills: z.array(z.string()),
  criteria: z.array(z.object({ name: z.string(), help: z.string().nullable() })),
  answer: z.string(),
  version: z.number().int(),
  recording: z.object({ video: z.boolean(), takes: z.number().int() }).nullable(),
  /** A PDF or Word file can be given. */
  takesFile: z.boolean(),
  takesUsed: z.number().int(),
  recorded: z.enum(uploadKinds).nullable(),
  fileName: z.string().nullable(),
});
export type SittingQuestion = z.infer<typeof question>;

export const running = z.object({
  id,
  title: z.string(),
  isKit: z.boolean(),
  section: z.object({ at: z.number().int(), count: z.number().int(), title: z.string() }),
  startsAt: instant,
  /** Of the section. */
  endsAt: instant,
  /** The server's time of this answer: the countdown doesn't trust the device's clock. */
  now: instant,
  questions: z.array(question),
});
export type RunningSitting = z.infer<typeof running>;
