import { z } from 'zod';
import { itemFaults, maxItemFileLength } from '#domain/skill-test/find-item-faults.ts';
import { itemSorts } from '#domain/skill-test/item-statistics.ts';
import {
  fewestQuestions,
  maxAnswerLength,
  maxQuestions,
  testDomains,
} from '#domain/skill-test/skill-test.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { id, inPath, instant, line, pageOf, paging, typed } from './fields.ts';
import { del, get, post, put } from './procedure.ts';

const domain = z.enum(testDomains);
const place = z
  .int()
  .min(0)
  .max(maxQuestions - 1);
const attemptId = z.strictObject({ attemptId: id });

/** What a student sees of a question during the test: all but the answer. */
export const testQuestion = z.object({
  place: z.number().int(),
  kind: z.enum(['choice', 'output', 'text', 'function', 'sql']),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  skill: z.string(),
  prompt: z.string(),
  code: z.object({ language: z.string(), text: z.string() }).nullable(),
  /** Of a choice. */
  options: z.array(z.string()).nullable(),
  /** What the answer of a function or query begins with. */
  starter: z.string(),
  /** The cases of a function that are shown. */
  cases: z.array(z.object({ call: z.string(), expected: z.string() })).nullable(),
  /** The statements that create a query's tables. */
  setup: z.string(),
});
export type TestQuestion = z.infer<typeof testQuestion>;

const givenAnswer = z.object({ answer: z.string(), version: z.number().int() });

const runningTest = z.object({
  id,
  domain,
  startsAt: instant,
  endsAt: instant,
  /** The server's time of this answer: the countdown doesn't trust the device's clock. */
  now: instant,
  counts: z.boolean(),
  questions: z.array(testQuestion.extend(givenAnswer.shape)),
});
export type RunningTest = z.infer<typeof runningTest>;

const reviewedQuestion = testQuestion.extend({
  answer: z.string(),
  isRight: z.boolean(),
  rightAnswer: z.string(),
  explanation: z.string(),
  /** What a text answer didn't mention; null if that is nothing. */
  missing: z.array(z.string()).nullable(),
  passedCases: z.number().int().nullable(),
  totalCases: z.number().int(),
  problem: z.string().nullable(),
  /** Characters that were pasted. */
  pasted: z.number().int(),
});
export type ReviewedQuestion = z.infer<typeof reviewedQuestion>;

const result = z.object({
  id,
  domain,
  startsAt: instant,
  submittedAt: instant,
  questionCount: z.number().int(),
  /** Null until it is graded. */
  score: z.number().int().nullable(),
  counts: z.boolean(),
  passed: z.boolean(),
});
export type TestResult = z.infer<typeof result>;

const review = result.extend({
  /** The time ran out before it was submitted. */
  isExpired: z.boolean(),
  tabSwitches: z.number().int(),
  /** How many questions count for a badge. */
  countedQuestions: z.number().int(),
  /** Empty until it is graded. */
  questions: z.array(reviewedQuestion),
});
export type TestReview = z.infer<typeof review>;

export const runResult = z.object({
  /** One for each case that is shown. */
  cases: z.array(
    z.object({
      call: z.string(),
      expected: z.string(),
      got: z.string(),
      isRight: z.boolean(),
    }),
  ),
  /** What the code printed. */
  output: z.string(),
  /** What the query found. */
  table: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable(),
  problem: z.string().nullable(),
});
export type RunOutcome = z.infer<typeof runResult>;

/** An item as administrators see it: without its question and answer. */
const itemRow = z.object({
  id: z.string(),
  difficulty: testQuestion.shape.difficulty,
  skill: z.string(),
  isImported: z.boolean(),
  answers: z.number().int(),
  share: z.number().nullable(),
  discrimination: z.number().nullable(),
});
export type TestItemRow = z.infer<typeof itemRow>;

const importProblem = z.object({
  /** Of the item in the file, from 1; null for the file as a whole. */
  place: z.number().int().nullable(),
  problem: z.enum([...itemFaults, 'json', 'shape', 'id', 'skill', 'solution', 'busy']),
  /** Where in the item, or its id. */
  detail: z.string(),
});
export type ImportProblem = z.infer<typeof importProblem>;

const answered = z.strictObject({ attemptId: id, place, answer: typed(maxAnswerLength) });

export const testItemAudit = [
  { action: 'test-items.imported', texts: 'admin-skill-test.audit.imported' },
  { action: 'test-items.removed', texts: 'admin-skill-test.audit.removed' },
] as const satisfies readonly AuditDeclaration[];

export const skillTest = {
  /** The test that runs; `expiredId` names one whose time is over and that is not submitted yet. */
  findRunning: get('student', '/skill-tests/running')
    .input(z.strictObject({}))
    .output(z.object({ test: runningTest.nullable(), expiredId: id.nullable() })),
  /** Which domains have tests, and from when the next one counts for a badge. */
  listDomains: get('student', '/skill-test-domains')
    .input(z.strictObject({}))
    .output(
      z.array(
        z.object({ domain, best: z.number().int().nullable(), countsFrom: instant.nullable() }),
      ),
    ),
  createAttempt: post('student', '/skill-tests')
    .errors(refuses('TEST_RUNNING', 'TOO_MANY_REQUESTS'))
    .input(
      z.strictObject({ domain, questionCount: z.int().min(fewestQuestions).max(maxQuestions) }),
    )
    .output(runningTest),
  saveAnswer: put('student', '/skill-tests/{attemptId}/answers/{place}', { takesKey: false })
    .errors(refuses('NOT_FOUND', 'TEST_OVER', 'ANSWER_CHANGED', 'ANSWER_TOO_LONG'))
    .input(
      answered.extend({
        place: inPath(place),
        version: z.int32().min(0),
        /** Characters pasted since the last save. */
        pasted: z.int().min(0).max(maxAnswerLength).default(0),
      }),
    )
    .output(givenAnswer),
  /** Runs an answer with the cases that are shown; nothing is stored. */
  runAnswer: post('student', '/skill-tests/{attemptId}/runs', { takesKey: false })
    .errors(refuses('NOT_FOUND', 'TEST_OVER', 'TOO_MANY_REQUESTS', 'RUNNER_BUSY'))
    .input(answered)
    .output(runResult),
  recordTabSwitch: post('student', '/skill-tests/{attemptId}/tab-switches', { takesKey: false })
    .errors(refuses('NOT_FOUND'))
    .input(attemptId)
    .output(z.object({ tabSwitches: z.number().int() })),
  /** Ends the test; a second time returns the same result. */
  submitAttempt: post('student', '/skill-tests/{attemptId}/submission', { takesKey: false })
    .errors(refuses('NOT_FOUND'))
    .input(attemptId)
    .output(review),
  findReview: get('student', '/skill-tests/{attemptId}')
    .errors(refuses('NOT_FOUND'))
    .input(attemptId)
    .output(review),
  listResults: get('student', '/skill-tests').input(z.strictObject(paging)).output(pageOf(result)),
  /** The latest results, oldest first, for a chart. */
  listScores: get('student', '/skill-test-scores')
    .input(z.strictObject({}))
    .output(z.array(z.object({ id, domain, submittedAt: instant, score: z.number().int() }))),
  /** The items of a domain with their statistics. */
  listItems: get('admin', '/admin/skill-test-items')
    .input(
      z.strictObject({
        domain,
        sort: z.enum(itemSorts).optional(),
        direction: z.enum(['ascending', 'descending']).optional(),
      }),
    )
    .output(z.array(itemRow)),
  /** Adds items from a JSON file, all or none. */
  importItems: post('admin', '/admin/skill-test-items')
    .input(z.strictObject({ file: typed(maxItemFileLength) }))
    .output(z.object({ imported: z.number().int(), problems: z.array(importProblem) })),
  /** New tests no longer ask an imported item; tests that have it keep it. */
  removeItem: del('admin', '/admin/skill-test-items/{itemId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ itemId: line(60) }))
    .output(z.object({ itemId: z.string() })),
};
