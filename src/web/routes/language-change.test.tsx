// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub, Outlet, useLoaderData } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { namedTexts } from '#testing/named-texts.ts';
import { PreferenceSettings } from '#web/features/setting/preference-settings.tsx';
import { api } from '#web/lib/api.ts';
import { rpcLink } from '#web/lib/rpc-link.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { shouldRevalidate as ofRoot } from '#web/root.tsx';
import { shouldRevalidate as ofAdmin } from './admin/layout.tsx';
import { shouldRevalidate as ofCompany } from './company/layout.tsx';
import { shouldRevalidate as ofStudent } from './student/layout.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const preferences = {
  theme: 'system' as const,
  language: null,
  timeZone: null,
  languages: [{ code: 'de', name: 'Deutsch' }],
};
const saved = { ...preferences, language: 'de' };
const settings = {
  preferences,
  notifications: {
    all: { inApp: true, email: true },
    kinds: [],
    takesMarketing: false,
    takesDigest: null,
  },
  privacy: {
    isProfilePublic: false,
    showsResume: false,
    showsContact: false,
    handle: '',
    offeredHandle: '',
  },
  tests: { timeFactor: 1 },
};
const call = vi
  .spyOn(rpcLink, 'call')
  .mockImplementation(async (path) =>
    path.at(-1) === 'savePreferences' ? saved : { ...settings, preferences: saved },
  );
afterAll(() => call.mockRestore());

test.each([
  ['root', ofRoot],
  ['student', ofStudent],
  ['company', ofCompany],
  ['admin', ofAdmin],
])(
  'PRAC-08 a new language changes the texts of the %s layout without loading the page anew',
  async (_, shouldRevalidate) => {
    let language = 'en';
    const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    cache.setQueryData(api.setting.loadOwn.queryKey({ input: {} }), settings);
    function Shared() {
      return (
        <TextsProvider
          locale="en"
          timeZone="UTC"
          texts={namedTexts('settings', 'common', 'dashboard')}
        >
          <h1>{useLoaderData<string>()}</h1>
          <Outlet />
        </TextsProvider>
      );
    }
    const Stub = createRoutesStub([
      {
        id: 'shared',
        path: '/',
        loader: () => language,
        shouldRevalidate,
        Component: Shared,
        children: [{ id: 'page', index: true, Component: PreferenceSettings }],
      },
    ]);
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    await act(async () =>
      root.render(
        <QueryClientProvider client={cache}>
          <Stub hydrationData={{ loaderData: { shared: language } }} />
        </QueryClientProvider>,
      ),
    );
    const load = vi.spyOn(window.location, 'reload');
    const choice = host.querySelector<HTMLSelectElement>('[name=language]');
    await act(async () => {
      if (choice) choice.value = 'de';
      choice?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    language = 'de';
    await act(async () => host.querySelector('form')?.requestSubmit());
    await act(() => vi.waitFor(() => expect(host.querySelector('h1')?.textContent).toBe('de')));
    expect(load).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  },
);
