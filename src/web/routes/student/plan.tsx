import { pageLoader } from '#web/lib/page.ts';

export { OwnPlanPage as default } from '#web/features/plan/own-plan-page.tsx';

export const loader = pageLoader({
  texts: ['plan'],
  only: ['student'],
  prefetch: ({ api, cache }) => cache.fetchQuery(api.plan.loadOwn.queryOptions({ input: {} })),
  title: (t) => t('plan.title'),
});
