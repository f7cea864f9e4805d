import { pageLoader } from '#web/lib/page.ts';

export { OwnPlanPage as default } from '#web/features/plan/own-plan-page.tsx';

export const loader = pageLoader({
  texts: ['plan'],
  only: ['student'],
  prefetch: ({ api, load }) => load(api.plan.loadOwn.query()),
  title: (t) => t('plan.title'),
});
