import type { BankQuestion } from '#domain/question/parse-questions.ts';
import type { QuestionDomain, QuestionWriter } from '#domain/question/question-options.ts';
import type { Ctx } from '#server/context.ts';
import type { StudentScope } from '#server/scopes.ts';
import { loadModelQuestions } from './model-question.store.ts';
import { readBank } from './read-bank.ts';

export type FoundQuestion = BankQuestion & { writer: QuestionWriter };

/** Questions by id: those of the bank, and those that a model wrote for this student. */
export async function loadQuestions(
  ctx: Ctx,
  scope: StudentScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FoundQuestion>> {
  const bank = readBank().byId;
  const found = ids.flatMap((id): FoundQuestion[] => {
    const question = bank.get(id);
    return question ? [{ ...question, writer: 'bank' }] : [];
  });
  const others = ids.filter((id) => !bank.has(id));
  const rows = others.length > 0 ? await loadModelQuestions(ctx, scope, others) : [];
  const written = rows.map((row) => ({
    ...row,
    domain: row.domain as QuestionDomain,
    writer: 'model' as const,
  }));
  return new Map([...found, ...written].map((question) => [question.id, question]));
}
