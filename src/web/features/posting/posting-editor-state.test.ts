// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { OwnPostingDetails } from '#contract/posting-own.ts';
import { emptyContent } from '#domain/posting/posting-content.ts';
import { draftKey } from '#web/lib/form-draft.ts';
import { markSelection } from './mark-selection.ts';
import { readPostingDraft } from './posting-draft.ts';
import { reduceEditor, startEditing } from './posting-editor-state.ts';
import { missingTexts, typedOf } from './typed-posting.ts';

const details = (changes: object) =>
  ({
    ...emptyContent,
    version: 1,
    state: 'draft',
    missing: [],
    ...changes,
  }) as unknown as OwnPostingDetails;

test('CO-03 what only a colleague changed is taken over, and what was typed stays', () => {
  const posting = details({ title: 'Baker', department: 'Ovens', location: 'Pune' });
  const started = startEditing({ posting, contact: { name: '', email: '' }, showMissing: false });
  const typed = reduceEditor(started, { type: 'entered', part: { title: 'Head baker' } });
  const conflict = details({ title: 'Cook', department: 'Ovens', location: 'Goa', version: 2 });
  const merged = reduceEditor({ ...typed, conflict }, { type: 'merged' });
  expect(merged.typed).toMatchObject({ title: 'Head baker', department: 'Ovens', location: 'Goa' });
  expect([merged.version, merged.conflict, merged.note]).toEqual([2, null, 'merged']);
});

test('CO-03 a draft of an earlier release is read with the fields that it lacks', () => {
  const kept = JSON.stringify({ typed: { title: 'Baker' }, base: {}, version: 3 });
  sessionStorage.setItem(draftKey('posting-one', 'u'), new URLSearchParams({ kept }).toString());
  const draft = readPostingDraft('one', 'u');
  expect(draft?.typed).toEqual({ ...typedOf(emptyContent), title: 'Baker' });
  expect([draft?.base, draft?.version]).toEqual([emptyContent, 3]);
  sessionStorage.clear();
});

test('CO-03 an unfinished question is named by its number, counted from one', () => {
  const question = { id: 'a', text: 'Why?', kind: 'text', required: false, options: [] };
  const questions = [question, { ...question, id: 'b', text: '' }];
  const typed = { ...typedOf(emptyContent), questions } as ReturnType<typeof typedOf>;
  const said: unknown[] = [];
  const t = ((_key: string, values: unknown) => void said.push(values)) as never;
  missingTexts([{ field: 'questions', reason: 'QUESTION_UNFINISHED' }], typed, t, null);
  expect(said).toEqual([{ number: 2 }]);
});

test.each([
  ['numbers', '1. Bake\n2. Sell'],
  ['list', '- Bake\n- Sell'],
  ['heading', '## Bake\n## Sell'],
  ['strong', '**Bake\nSell**'],
] as const)('CO-03 two lines marked as %s', (mark, marked) => {
  expect(markSelection('Bake\nSell', 0, 9, mark).text).toBe(marked);
});
