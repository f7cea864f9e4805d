// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { MergeConflict, ResumeDocument } from '#domain/resume/merge-resumes.ts';
import { namedTexts } from '#testing/named-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { ConflictList } from './conflict-list.tsx';
import type { ResumeEditor } from './use-resume-editor.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

test('RES-01 a text of another tab is taken over or left, and its question goes either way', async () => {
  const conflicts: MergeConflict[] = [{ path: ['name'], mine: 'Mine', theirs: 'Theirs' }];
  let written = { name: 'Mine' } as ResumeDocument;
  const settled: MergeConflict[] = [];
  const editor = {
    conflicts,
    change: (next: (now: ResumeDocument) => ResumeDocument) => void (written = next(written)),
    settle: (conflict: MergeConflict) => void settled.push(conflict),
  } as unknown as ResumeEditor;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <TextsProvider locale="en" timeZone="UTC" texts={namedTexts('resume')}>
        <ConflictList editor={editor} />
      </TextsProvider>,
    ),
  );
  const [take, keep] = document.querySelectorAll('button');
  await act(async () => keep?.click());
  expect([written.name, settled]).toEqual(['Mine', conflicts]);
  await act(async () => take?.click());
  expect([written.name, settled]).toEqual(['Theirs', [...conflicts, ...conflicts]]);
  await act(async () => root.unmount());
});
