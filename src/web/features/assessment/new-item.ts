import type { AssessmentItem, AssessmentItemKind } from '#domain/assessment/assessment.ts';

export type WritableKind = Exclude<AssessmentItemKind, 'bank'>;
export const writableKinds: readonly WritableKind[] = [
  'choice',
  'short',
  'open',
  'recording',
  'file',
  'function',
  'sql',
];

/** What a screening kit asks: nothing that takes a test’s tools. */
export const kitKinds: readonly WritableKind[] = ['recording', 'open', 'file', 'choice', 'short'];

/** An empty question; the skills are those of the question before it. */
export function newItem(kind: WritableKind, skills: string[], criterion: string): AssessmentItem {
  const own = { id: crypto.randomUUID(), skills: [...skills], prompt: '' };
  switch (kind) {
    case 'choice':
      return { ...own, kind, options: ['', ''] };
    case 'short':
      return { ...own, kind, accepted: [''] };
    case 'open':
    case 'file':
      return { ...own, kind, criteria: [{ name: criterion, help: null }] };
    case 'recording':
      return { ...own, kind, criteria: [{ name: criterion, help: null }], video: true, takes: 3 };
    case 'function':
      return {
        ...own,
        kind,
        name: 'solve',
        starter: 'function solve(input) {\n  \n}',
        cases: [
          { given: '[]', expected: '' },
          { given: '[]', expected: '' },
        ],
      };
    case 'sql':
      return { ...own, kind, setup: '', solution: '', ordered: false };
  }
}
