import { maxQuestionLength, type ScreeningQuestion } from '#domain/posting/screening-question.ts';
import type { Refusal } from '#domain/refusals.ts';
import type { ScreeningAnswer } from './screening-answer.ts';

export type ScreeningAnswers = Readonly<Record<string, string>>;

const aNumber = /^[-+]?\d{1,15}(?:[.,]\d{1,6})?$/u;

function problemOf(question: ScreeningQuestion, answer: string): Refusal | null {
  if (answer === '') return question.required ? 'ANSWER_REQUIRED' : null;
  if (question.kind === 'number') return aNumber.test(answer) ? null : 'ANSWER_NOT_A_NUMBER';
  if (question.kind === 'text')
    return answer.length > maxQuestionLength.answer ? 'ANSWER_TOO_LONG' : null;
  const options = question.kind === 'yes-no' ? ['yes', 'no'] : question.options;
  return options.includes(answer) ? null : 'ANSWER_NOT_AN_OPTION';
}

const answerTo = (question: ScreeningQuestion, answers: ScreeningAnswers) =>
  (Object.hasOwn(answers, question.id) ? (answers[question.id] ?? '') : '').trim();

/** Problems with the answers, by question and in question order; empty when valid. */
export function findAnswerProblems(
  questions: readonly ScreeningQuestion[],
  answers: ScreeningAnswers,
): Map<string, Refusal> {
  const problems = new Map<string, Refusal>();
  for (const question of questions) {
    const problem = problemOf(question, answerTo(question, answers));
    if (problem !== null) problems.set(question.id, problem);
  }
  return problems;
}

/** Answers as stored: each with the wording of its question at the time. */
export function answersOf(
  questions: readonly ScreeningQuestion[],
  answers: ScreeningAnswers,
): ScreeningAnswer[] {
  return questions.map((question) => ({
    questionId: question.id,
    kind: question.kind,
    question: question.text,
    answer: answerTo(question, answers),
  }));
}
