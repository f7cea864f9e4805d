import { isBlank } from '#domain/is-blank.ts';
import { isGuessList } from './judge-answer.ts';
import type { MadeItem } from './test-item.ts';

export const itemFaults = ['blank', 'options', 'accepted', 'cases', 'starter'] as const;
export type ItemFault = (typeof itemFaults)[number];

/** Items and characters of an imported file. */
export const maxImported = 50;
export const maxItemFileLength = 200_000;

const choices = 4;
const fewestCases = 5;

/** What is wrong with a question, as far as it shows without running anything. */
export function findItemFaults(made: MadeItem): ItemFault[] {
  const faults: ItemFault[] = [made.prompt, made.explanation].some(isBlank) ? ['blank'] : [];
  switch (made.kind) {
    case 'choice': {
      const forms = new Set(made.options.map((option) => option.replaceAll(/\s+/gu, ' ').trim()));
      if (made.options.length !== choices || forms.size !== choices || forms.has(''))
        faults.push('options');
      return faults;
    }
    case 'output':
      return isBlank(made.answer) ? [...faults, 'blank'] : faults;
    case 'text': {
      const words = made.accepted.flat();
      const first = made.accepted.map(([word = '']) => word).join(' and ');
      if (
        words.length === 0 ||
        made.accepted.some((group) => group.length === 0) ||
        words.some(isBlank) ||
        [first, ...words].some((answer) => isGuessList(answer, made.accepted))
      )
        faults.push('accepted');
      return faults;
    }
    case 'function':
      if (made.cases.length < fewestCases) faults.push('cases');
      if (made.starter === made.solution) faults.push('starter');
      return faults;
    case 'sql':
      if (made.ordered !== /order by/iu.test(made.solution)) faults.push('cases');
      if (made.starter === made.solution) faults.push('starter');
      return faults;
  }
}
