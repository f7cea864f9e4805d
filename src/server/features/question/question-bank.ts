import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { readPracticeQuestions } from '#domain/posting/read-practice-questions.ts';
import { type BankQuestion, parseQuestions } from '#domain/question/parse-questions.ts';
import {
  type QuestionBand,
  type QuestionDomain,
  questionDomains,
  type QuestionWriter,
} from '#domain/question/question-options.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember, requireStudent, type StudentScope } from '#server/scopes.ts';
import { loadModelQuestions } from './model-question.store.ts';
import { countPublished, pagePublished } from './question-set.store.ts';

const folder = fileURLToPath(new URL('../../../../content/questions/', import.meta.url));

type Bank = {
  byId: ReadonlyMap<string, BankQuestion>;
  idsOf: (domain: QuestionDomain, band: QuestionBand) => string[];
};

let read: Bank | undefined;

/** Reads and checks the question bank from `content/questions`, once per process. */
export function readBank(): Bank {
  read ??= bankOf(questionDomains.flatMap((domain) => parseQuestions(domain, jsonOf(domain))));
  return read;
}

function bankOf(questions: readonly BankQuestion[]): Bank {
  const byId = new Map(questions.map((question) => [question.id, question]));
  if (byId.size < questions.length) {
    const twice = questions.find((question) => byId.get(question.id) !== question);
    throw new Error(`content/questions: the id ${twice?.id} is used twice`);
  }
  const idsOf = (domain: QuestionDomain, band: QuestionBand) =>
    questions.flatMap((each) => (each.domain === domain && each.band === band ? [each.id] : []));
  return { byId, idsOf };
}

const jsonOf = (domain: QuestionDomain): unknown =>
  JSON.parse(readFileSync(`${folder}${domain}.json`, 'utf8'));

type Kind = { domain: QuestionDomain; band: QuestionBand };

/** The practice questions of a field and level, from which companies pick for their interviews. */
export async function listBank(ctx: Ctx, { domain, band }: Kind) {
  requireMember(ctx, ['owner', 'recruiter']);
  const { byId, idsOf } = readBank();
  return {
    items: idsOf(domain, band).flatMap((id) => {
      const found = byId.get(id);
      if (found === undefined) return [];
      const { question, type, difficulty, points } = found;
      return [{ id, question, type, difficulty, points: [...points] }];
    }),
  };
}

/** Interview questions that companies published with their open postings. */
export async function listPublished(ctx: Ctx, input: Paging & { search?: string | undefined }) {
  requireStudent(ctx);
  const [page, counted] = await Promise.all([
    pagePublished(ctx, input),
    countPublished(ctx, input),
  ]);
  const items = page.items.map(({ postingId, title, companyName, practiceQuestions }) => ({
    postingId,
    title,
    companyName,
    questions: readPracticeQuestions(practiceQuestions),
  }));
  return { ...page, items, total: cappedTotal(counted) };
}

export type SourcedQuestion = BankQuestion & { writer: QuestionWriter };

/** Questions by id: those of the bank, and those that a model wrote for this student. */
export async function loadQuestions(
  ctx: Ctx,
  scope: StudentScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SourcedQuestion>> {
  const bank = readBank().byId;
  const found = ids.flatMap((id): SourcedQuestion[] => {
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
