import { isBlank } from '#domain/is-blank.ts';
import { isGuessList } from './judge-answer.ts';
import type { GeneratedQuestion } from './test-item.ts';

export const itemFaults = ['blank', 'options', 'accepted', 'cases', 'starter'] as const;
export type ItemFault = (typeof itemFaults)[number];

/** Items and characters of an imported file. */
export const maxImported = 50;
export const maxItemFileLength = 200_000;

const choices = 4;
const fewestCases = 5;

/** What is wrong with a question, as far as it shows without running anything. */
export function findItemFaults(question: GeneratedQuestion): ItemFault[] {
  const faults: ItemFault[] = [question.prompt, question.explanation].some(isBlank)
    ? ['blank']
    : [];
  switch (question.kind) {
    case 'choice': {
      const forms = new Set(
        question.options.map((option) => option.replaceAll(/\s+/gu, ' ').trim()),
      );
      if (question.options.length !== choices || forms.size !== choices || forms.has(''))
        faults.push('options');
      return faults;
    }
    case 'output':
      return isBlank(question.answer) ? [...faults, 'blank'] : faults;
    case 'text': {
      const words = question.accepted.flat();
      const first = question.accepted.map(([word = '']) => word).join(' and ');
      if (
        words.length === 0 ||
        question.accepted.some((group) => group.length === 0) ||
        words.some(isBlank) ||
        [first, ...words].some((answer) => isGuessList(answer, question.accepted))
      )
        faults.push('accepted');
      return faults;
    }
    case 'function':
      if (question.cases.length < fewestCases) faults.push('cases');
      if (question.starter === question.solution) faults.push('starter');
      return faults;
    case 'sql':
      if (question.ordered !== /order by/iu.test(question.solution)) faults.push('cases');
      if (question.starter === question.solution) faults.push('starter');
      return faults;
  }
}
