// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import common from '#content/locales/en/common.json' with { type: 'json' };
import words from '#content/locales/en/resume.json' with { type: 'json' };
import { flatTexts } from '#testing/flat-texts.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import type { SaveState } from './resume-saver.ts';
import type { ResumeEditor } from './use-resume-editor.ts';
import VersionsDialog from './versions-dialog.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const { version, state } = words;
const texts = flatTexts({ common, resume: words });
const call = vi.spyOn(rpcLink, 'call');
afterAll(() => call.mockRestore());
afterEach(() => document.body.replaceChildren());

/** Keeps a version of a resume in this state: whether it was kept, and what the dialog says. */
async function keepVersion(saved: { state: SaveState; isSaved: boolean }) {
  const called: string[] = [];
  call.mockImplementation(async (path) => {
    called.push(path.at(-1) ?? '');
    return { items: [] };
  });
  const editor = {
    resumeId: 'r1',
    state: saved.state,
    saveNow: async () => saved.isSaved,
  } as Partial<ResumeEditor> as ResumeEditor;
  const Stub = createRoutesStub([
    { path: '/', Component: () => <VersionsDialog editor={editor} onClose={() => undefined} /> },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <Stub />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const field = document.querySelector('input');
  if (field) field.value = 'For the bank';
  await act(async () => document.querySelector('form')?.requestSubmit());
  const said = document.body.textContent;
  await act(async () => root.unmount());
  return { isKept: called.includes('createVersion'), said };
}

test.each(['too-much', 'nameless', 'offline', 'signed-out'] as const)(
  'RES-01 with changes that are %s no older version is kept in their place',
  async (now) => {
    const { isKept, said } = await keepVersion({ state: now, isSaved: false });
    expect(isKept).toBe(false);
    expect(said).toContain(version.unsaved);
    expect(said).toContain(state[now]);
  },
);

test('RES-01 a version is kept once the latest changes are saved', async () => {
  const { isKept, said } = await keepVersion({ state: 'saved', isSaved: true });
  expect(isKept).toBe(true);
  expect(said).not.toContain(version.unsaved);
});
