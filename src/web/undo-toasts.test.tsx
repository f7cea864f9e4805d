// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test, vi } from 'vitest';
import { namedTexts } from '#testing/named-texts.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { standardToasts } from '#web/ui/toast-store.ts';
import { ArchiveButton, ArchivedNote } from './features/assessment/archive-button.tsx';
import { useHide } from './features/saved-jobs/use-hide.ts';
import { useSavePosting } from './features/saved-jobs/use-save-posting.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const calls: [string, unknown][] = [];
const link = vi.spyOn(rpcLink, 'call').mockImplementation(async (path, input) => {
  calls.push([path.join('.'), input]);
  return { ...(input as object), name: 'Bakery' };
});
afterAll(() => link.mockRestore());

function Save({ isSaved }: { isSaved: boolean }) {
  const { set } = useSavePosting('one');
  useEffect(() => set(isSaved), [set, isSaved]);
  return null;
}

function Hide({ kind }: { kind: 'posting' | 'company' }) {
  const { hide } = useHide();
  useEffect(() => hide({ kind, target: 'one', isHidden: true }), [hide, kind]);
  return null;
}

const examples: Record<string, ReactNode> = {
  'saving a job': <Save isSaved />,
  'removing a saved job': <Save isSaved={false} />,
  'hiding a job': <Hide kind="posting" />,
  'hiding a company': <Hide kind="company" />,
  'archiving an assessment': <ArchiveButton assessmentId="one" />,
  'restoring an assessment': <ArchivedNote assessmentId="one" mayWrite />,
};

/** Turns what a call switches the other way. */
const turned = (input: unknown) =>
  Object.fromEntries(
    Object.entries(input as object).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? !value : value,
    ]),
  );

test.each(Object.keys(examples))(
  'UX-04 Undo after %s makes the same call the other way',
  async (name) => {
    calls.length = 0;
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const texts = namedTexts('common', 'saved-jobs', 'assessment');
    await act(async () =>
      root.render(
        <QueryClientProvider client={new QueryClient()}>
          <TextsProvider locale="en" timeZone="UTC" texts={texts}>
            {examples[name]}
          </TextsProvider>
        </QueryClientProvider>,
      ),
    );
    await act(async () => document.querySelector('button')?.click());
    const [done] = calls;
    const { action } = standardToasts.read().findLast(({ open }) => open) ?? {};
    expect(action?.label).toBe('undo');
    await act(async () => action?.onAction());
    expect(calls).toEqual([done, [done?.[0], turned(done?.[1])]]);
    await act(async () => root.unmount());
    document.body.replaceChildren();
  },
);
