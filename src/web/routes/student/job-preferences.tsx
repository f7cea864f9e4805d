import { PreferencePage } from '#web/features/match/preference-page.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['match'],
  only: ['student'],
  prefetch: ({ api, cache, url }) =>
    Promise.all([
      cache.fetchQuery(api.match.loadPreferences.queryOptions({ input: {} })),
      cache.fetchQuery(api.match.listViews.queryOptions({ input: pageInput(url.searchParams) })),
    ]),
  title: (t) => t('match.title'),
});

export default function StudentJobPreferences() {
  return <PreferencePage />;
}
