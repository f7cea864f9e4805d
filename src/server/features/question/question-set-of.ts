import type { QuestionSet } from '#contract/question.ts';
import type {
  ExperienceLevel,
  QuestionCount,
  QuestionDomain,
  QuestionMark,
} from '#domain/question/question-options.ts';
import type { Ctx } from '#server/context.ts';
import type { StudentScope } from '#server/scopes.ts';
import { type FoundQuestion, loadQuestions } from './load-questions.ts';
import { loadMarks } from './question-mark.store.ts';
import type { SetRow } from './question-set.store.ts';

/** What a student asked for, as the form's rules admitted it. */
export type Asked = {
  domain: QuestionDomain;
  experienceLevel: ExperienceLevel;
  questionCount: QuestionCount;
};

/** What a model's questions are based on: 'resume', or a posting's id. */
export type Basis = string;

type AskedRow = Pick<SetRow, keyof Asked>;

export const askedOf = ({ domain, experienceLevel, questionCount }: AskedRow): Asked =>
  ({ domain, experienceLevel, questionCount }) as Asked;

export const markedQuestionOf = (
  { id, question, type, difficulty, points, writer }: FoundQuestion,
  mark: QuestionMark | null,
) => ({ id, question, type, difficulty, points: [...points], mark, writer });

/** A set with its questions and marks, without questions that are gone. */
export async function questionSetOf(
  ctx: Ctx,
  scope: StudentScope,
  row: SetRow,
): Promise<QuestionSet> {
  const [byId, marks] = await Promise.all([
    loadQuestions(ctx, scope, row.questionIds),
    loadMarks(ctx, scope, row.questionIds),
  ]);
  const { id, name, repeated, basis, createdAt } = row;
  const questions = row.questionIds.flatMap((questionId) => {
    const question = byId.get(questionId);
    return question ? [markedQuestionOf(question, marks.get(questionId) ?? null)] : [];
  });
  return { id, ...askedOf(row), name, repeated, basis, createdAt, questions };
}
