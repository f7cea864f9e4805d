import { z } from 'zod';
import { questionFields, questionSetFields } from '#domain/question/question-fields.ts';
import {
  experienceLevels,
  questionBands,
  questionCounts,
  questionDomains,
  questionMarks,
  questionWriters,
} from '#domain/question/question-options.ts';
import { refuses } from './errors.ts';
import { id, inputOf, instant, line, pageOf, paging, prose } from './fields.ts';
import { del, get, post, put } from './procedure.ts';

const mark = z.enum(questionMarks).nullable();
const markedQuestion = z.object({
  id: z.string(),
  question: z.string(),
  /** Technical, behavioral, problem-solving, or another word that is shown as it is. */
  type: z.string(),
  difficulty: z.string().nullable(),
  /** What a good answer covers. */
  points: z.array(z.string()),
  mark,
  writer: z.enum(questionWriters),
});
export type MarkedQuestion = z.infer<typeof markedQuestion>;

const setRequest = {
  domain: z.enum(questionDomains),
  experienceLevel: z.enum(experienceLevels),
  questionCount: z.literal(questionCounts),
};

/** What questions of a model are based on: the default resume or a posting. */
const basis = z.union([z.literal('resume'), id]);

const questionSet = z.object({
  id,
  ...setRequest,
  /** Null until it is saved. */
  name: z.string().nullable(),
  /** How many questions an earlier set had, because the student has seen all others. */
  repeated: z.number().int(),
  basis: basis.nullable(),
  createdAt: instant,
  questions: z.array(markedQuestion),
});
export type QuestionSet = z.infer<typeof questionSet>;

const savedSet = z.object({
  id,
  ...setRequest,
  name: z.string(),
  savedAt: instant,
  /** How many of its questions have each mark. */
  known: z.number().int(),
  unsure: z.number().int(),
});
export type SavedSet = z.infer<typeof savedSet>;

/** Questions that a company published with an open posting. */
const publishedQuestions = z.object({
  postingId: id,
  title: z.string(),
  companyName: z.string(),
  questions: z.array(z.string()),
});
export type PublishedQuestions = z.infer<typeof publishedQuestions>;

/** A question of the bank, as companies see it. */
const bankQuestion = markedQuestion.omit({ mark: true, writer: true });

export const question = {
  createSet: post('student', '/question-sets')
    .input(
      inputOf(questionFields).extend({
        questionCount: setRequest.questionCount,
        basis: basis.optional(),
      }),
    )
    .output(questionSet),
  findSet: get('student', '/question-set')
    // Without an id: the latest set.
    .input(z.strictObject({ setId: id.optional() }))
    .output(z.object({ set: questionSet.nullable() })),
  listSets: get('student', '/question-sets').input(z.strictObject(paging)).output(pageOf(savedSet)),
  /** Saves a set, or renames a saved one. */
  saveSet: put('student', '/question-sets/{setId}')
    .errors(refuses('NOT_FOUND', 'TOO_MANY_KEPT'))
    .input(inputOf(questionSetFields).extend({ setId: id }))
    .output(z.object({ id, name: z.string() })),
  removeSet: del('student', '/question-sets/{setId}')
    .input(z.strictObject({ setId: id }))
    .output(z.object({ id })),
  setMark: put('student', '/question-marks/{questionId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ questionId: line(20), mark }))
    .output(z.object({ id: z.string(), mark, dueAt: instant.nullable() })),
  /** Questions to review now, longest due first. */
  listDue: get('student', '/due-questions')
    .input(z.strictObject({}))
    .output(
      z.object({
        items: z.array(
          markedQuestion.extend({ domain: setRequest.domain, dueAt: instant.nullable() }),
        ),
        total: z.number().int(),
        /** When the next question comes back, if none is due now. */
        nextAt: instant.nullable(),
      }),
    ),
  /** Newest posting first. */
  listPublished: get('student', '/published-questions')
    .input(z.strictObject({ ...paging, search: prose(100).optional() }))
    .output(pageOf(publishedQuestions)),
  /** What the bank has for a field and level, for interviewers. */
  listBank: get('recruiter', '/question-bank')
    .input(z.strictObject({ domain: setRequest.domain, band: z.enum(questionBands) }))
    .output(z.object({ items: z.array(bankQuestion) })),
  loadDueCount: get('student', '/due-questions/count')
    .input(z.strictObject({}))
    .output(z.object({ count: z.number().int() })),
};
