import { isBlank } from '#domain/is-blank.ts';
import { fewestQuestionsPerBand } from './question-limits.ts';
import {
  type QuestionBand,
  questionBands,
  questionDifficulties,
  type QuestionDomain,
  questionTypes,
} from './question-options.ts';

export type Question = {
  id: string;
  question: string;
  /** One of `questionTypes`, or another word that is shown as it is. */
  type: string;
  difficulty: string | null;
  /** What a good answer covers. */
  points: readonly string[];
};
export type BankQuestion = Question & { domain: QuestionDomain; band: QuestionBand };

/** The questions of one file of the bank. Throws with the place of the first fault. */
export function parseQuestions(domain: QuestionDomain, json: unknown): BankQuestion[] {
  if (!Array.isArray(json)) throw new Error(`${domain}: the file must hold a list`);
  const questions = json.map((item: unknown, at) => parseQuestion(domain, item, at));
  for (const band of questionBands) {
    const count = questions.filter((each) => each.band === band).length;
    if (count < fewestQuestionsPerBand)
      throw new Error(`${domain}: ${count} ${band} questions, at least ${fewestQuestionsPerBand}`);
  }
  return questions;
}

function parseQuestion(domain: QuestionDomain, item: unknown, at: number): BankQuestion {
  const fields = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {};
  const wrong = (name: string) =>
    new Error(`${domain}: question ${at + 1} (${String(fields['id'])}): wrong ${name}`);
  const oneOf = <Option extends string>(name: string, options: readonly Option[]): Option => {
    const option = options.find((each) => each === fields[name]);
    if (option === undefined) throw wrong(name);
    return option;
  };
  const { id, question, points } = fields;
  if (typeof id !== 'string' || !/^[a-z]{2,4}-[ems]-\d{3}$/u.test(id)) throw wrong('id');
  if (!isText(question)) throw wrong('question');
  if (!Array.isArray(points) || points.length < 3 || points.length > 5 || !points.every(isText))
    throw wrong('points');
  return {
    id,
    domain,
    band: oneOf('band', questionBands),
    type: oneOf('type', questionTypes),
    difficulty: oneOf('difficulty', questionDifficulties),
    question,
    points,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && !isBlank(value);
