import type { QuestionSet } from '#contract/question.ts';
import type { Question } from '#domain/question/parse-questions.ts';
import type {
  ExperienceLevel,
  QuestionCount,
  QuestionDomain,
  QuestionMark,
} from '#domain/question/question-options.ts';
import type { Ctx } from '#server/context.ts';
import type { StudentScope } from '#server/scopes.ts';
import { loadMarks } from './question-mark.store.ts';
import type { SetRow } from './question-set.store.ts';
import { readBank } from './read-bank.ts';

/** What a student asked for, as the form's rules admitted it. */
export type Asked = {
  domain: QuestionDomain;
  experienceLevel: ExperienceLevel;
  questionCount: QuestionCount;
};

type AskedRow = Pick<SetRow, keyof Asked>;

export const askedOf = ({ domain, experienceLevel, questionCount }: AskedRow): Asked =>
  ({ domain, experienceLevel, questionCount }) as Asked;

export const markedQuestionOf = (
  { id, question, type, difficulty, points }: Question,
  mark: QuestionMark | null,
) => ({ id, question, type, difficulty, points: [...points], mark });

/** A set with its questions and marks, without questions that the bank no longer has. */
export async function questionSetOf(
  ctx: Ctx,
  scope: StudentScope,
  row: SetRow,
): Promise<QuestionSet> {
  const { byId } = readBank();
  const marks = await loadMarks(ctx, scope, row.questionIds);
  const { id, name, repeated, createdAt } = row;
  const questions = row.questionIds.flatMap((questionId) => {
    const question = byId.get(questionId);
    return question ? [markedQuestionOf(question, marks.get(questionId) ?? null)] : [];
  });
  return { id, ...askedOf(row), name, repeated, createdAt, questions };
}
