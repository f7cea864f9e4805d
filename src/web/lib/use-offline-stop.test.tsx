// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import site from '#content/locales/en/site.json' with { type: 'json' };
import { flatTexts } from '#testing/flat-texts.ts';
import { standardToasts } from '#web/ui/toast-store.ts';
import { TextsProvider } from './texts.tsx';
import { useOfflineStop } from './use-offline-stop.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

function Page() {
  useOfflineStop();
  return <a href="/student-dashboard/roadmap">Roadmap</a>;
}

test('UX-04 a link that is followed offline says when to try it again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <TextsProvider locale="en" timeZone="UTC" texts={flatTexts({ site })}>
        <Page />
      </TextsProvider>,
    ),
  );
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => void document.querySelector('a')?.dispatchEvent(click));
  expect(click.defaultPrevented).toBe(true);
  expect(standardToasts.read().map(({ title }) => title)).toEqual([site['offline-link']]);
  await act(async () => root.unmount());
});
