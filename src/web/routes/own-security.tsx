import { lazy, Suspense } from 'react';
import { untilLoaded } from '#web/lib/until-loaded.ts';

// One tab of five, and as large as the others together.
const SecuritySettings = lazy(() =>
  untilLoaded(() => import('#web/features/account/security-settings.tsx')).then((module) => ({
    default: module.SecuritySettings,
  })),
);

/** The security tab of one's own settings. */
export function OwnSecurity() {
  return (
    <Suspense fallback={null}>
      <SecuritySettings />
    </Suspense>
  );
}
