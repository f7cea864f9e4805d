// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { namedTexts } from '#testing/named-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

test('GEN-07 a dialog says inside why what was confirmed failed', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (error: string | undefined) =>
    act(async () =>
      root.render(
        <TextsProvider locale="en" timeZone="UTC" texts={namedTexts('common')}>
          <ConfirmDialog
            open
            onClose={() => undefined}
            onConfirm={() => undefined}
            title="Delete?"
            description="For good."
            confirmText="Delete"
            error={error}
          />
        </TextsProvider>,
      ),
    );
  await show(undefined);
  expect(document.querySelector('[role=alert]')).toBeNull();
  await show('It is in use.');
  expect(document.querySelector('dialog [role=alert]')?.textContent).toBe('It is in use.');
  await act(async () => root.unmount());
});
