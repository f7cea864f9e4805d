import { lazy, Suspense } from 'react';

// One tab of five, and as large as the others together.
const SecuritySettings = lazy(() =>
  import('#web/features/account/security-settings.tsx').then((module) => ({
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
