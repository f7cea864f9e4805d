import { expect, test } from 'vitest';
import type { Suggestion } from '#domain/writing/suggestion.ts';
import { groupsOf } from './suggestion-groups.ts';

const suggestion = (kind: Suggestion['kind'], by: Suggestion['by'], text: string) =>
  ({ kind, by, text, line: {} }) as Suggestion;

test('RES-04 equal findings are together in the order of their first lines, those of a model apart', () => {
  const groups = groupsOf([
    suggestion('filler', 'rules', 'a'),
    suggestion('tense', 'rules', 'b'),
    suggestion('filler', 'model', 'c'),
    suggestion('filler', 'rules', 'd'),
  ]);
  expect(groups.map((group) => group.map(({ text }) => text).join(''))).toEqual(['ad', 'b', 'c']);
});
