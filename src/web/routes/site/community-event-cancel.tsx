import { pageLoader } from '#web/lib/page.ts';

export { CancelRegistrationStep as default } from '#web/features/event/cancel-registration-step.tsx';

export const loader = pageLoader({
  texts: ['event'],
  title: (t) => t('event.leave.title'),
  isUnlisted: () => true,
});
