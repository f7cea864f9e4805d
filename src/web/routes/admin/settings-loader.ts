import type { PlainTextKey } from '#texts/translate.ts';
import { pageLoader } from '#web/lib/page.ts';

/** The loader of a page of settings with this title. */
export const settingsLoader = (title: PlainTextKey) =>
  pageLoader({
    texts: ['admin-settings', 'security', 'auth'],
    only: ['admin'],
    prefetch: ({ api, load }) => load(api.setting.loadAll.query()),
    title: (t) => t(title),
  });
