// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { TextsProvider } from '#web/lib/texts.tsx';
import type { Compared } from './compare-bar.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const [asha, ben, chen] = ['Asha', 'Ben', 'Chen'].map((name) => ({ id: name, name })) as [
  Compared[number],
  Compared[number],
  Compared[number],
];
const texts = [
  {
    common: { close: 'Close' },
    candidate: {
      'compare.replace-title': ['Compare ', ['name'], ' instead?'],
      'compare.replace-text': 'Choose one.',
      'compare.replace': ['Replace ', ['name']],
    },
  },
];

test('CO-04 the question whom to replace stays as it was asked while the dialog closes', async () => {
  // The closing animation goes on.
  Reflect.set(HTMLElement.prototype, 'getAnimations', () => [
    { finished: new Promise(() => undefined) },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (compared: Compared, added: Compared[number] | null) =>
    act(async () =>
      root.render(
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <ReplaceDialog
            compared={compared}
            added={added}
            onReplace={() => undefined}
            onClose={() => undefined}
          />
        </TextsProvider>,
      ),
    );
  const shown = () => [...document.querySelectorAll('h2, button')].map((each) => each.textContent);
  await show([asha, ben], null);
  expect(shown()).toEqual([]);
  await show([asha, ben], chen);
  const asked = ['Compare Chen instead?', 'Replace Asha', 'Replace Ben', ''];
  expect(shown()).toEqual(asked);
  await show([chen, ben], null);
  expect(shown()).toEqual(asked);
  await show([chen, ben], asha);
  expect(shown()).toEqual(['Compare Asha instead?', 'Replace Chen', 'Replace Ben', '']);
  await act(async () => root.unmount());
});
