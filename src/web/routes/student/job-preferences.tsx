import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';

export { PreferencePage as default } from '#web/features/match/preference-page.tsx';

export const loader = pageLoader({
  texts: ['match'],
  only: ['student'],
  prefetch: ({ api, load, search }) =>
    Promise.all([
      load(api.match.loadPreferences.query()),
      load(api.match.listViews.query(pageInput(search))),
    ]),
  title: (t) => t('dashboard.what-youre-looking-for'),
});
