import type { TestQuestion } from '#contract/skill-test.ts';
import { shownCases } from '#domain/skill-test/skill-test.ts';
import type { Json } from '#domain/skill-test/test-item.ts';
import type { AttemptQuestion } from './questions-of.ts';

/** What the student sees of a question. Field by field, so that no answer slips through. */
export function shownQuestionOf({
  place,
  difficulty,
  skill,
  made,
  options,
}: AttemptQuestion): TestQuestion {
  return {
    place,
    kind: made.kind,
    difficulty,
    skill,
    prompt: made.prompt,
    code: made.code ? { language: made.code.language, text: made.code.text } : null,
    options: made.kind === 'choice' ? [...options] : null,
    starter: made.kind === 'function' || made.kind === 'sql' ? made.starter : '',
    cases:
      made.kind === 'function'
        ? made.cases.slice(0, shownCases).map(({ arguments: given, expected }) => ({
            call: callOf(made.name, given),
            expected: JSON.stringify(expected),
          }))
        : null,
    setup: made.kind === 'sql' ? made.setup : '',
  };
}

/** 'sum([1,2], 3)' */
export const callOf = (name: string, given: readonly Json[]): string =>
  `${name}(${given.map((each) => JSON.stringify(each)).join(', ')})`;
