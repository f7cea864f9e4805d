import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BankQuestion, parseQuestions } from '#domain/question/parse-questions.ts';
import {
  type QuestionBand,
  type QuestionDomain,
  questionDomains,
} from '#domain/question/question-options.ts';

const folder = fileURLToPath(new URL('../../../../content/questions/', import.meta.url));

export type Bank = {
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
