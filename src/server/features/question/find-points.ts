import { readBank } from './read-bank.ts';

export type Guided = { question: string; points: string[] };

let byText: ReadonlyMap<string, readonly string[]> | undefined;

/** These questions with what a good answer covers, as far as they are from the bank. */
export function findPoints(questions: readonly string[]): Guided[] {
  byText ??= new Map([...readBank().byId.values()].map((each) => [each.question, each.points]));
  return questions.map((question) => ({ question, points: [...(byText?.get(question) ?? [])] }));
}
