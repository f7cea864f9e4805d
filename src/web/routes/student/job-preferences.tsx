import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';

export { PreferencePage as default } from '#web/features/match/preference-page.tsx';

export const loader = pageLoader({
  texts: ['match'],
  only: ['student'],
  prefetch: ({ api, cache, url }) =>
    Promise.all([
      cache.fetchQuery(api.match.loadPreferences.queryOptions({ input: {} })),
      cache.fetchQuery(api.match.listViews.queryOptions({ input: pageInput(url.searchParams) })),
    ]),
  title: (t) => t('dashboard.what-youre-looking-for'),
});
