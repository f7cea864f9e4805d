import { lazy, Suspense, useEffect, useState } from 'react';
import type { Me } from '#contract/account.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { onTourStart } from '#web/lib/tour.ts';

const TourCard = lazy(() => importWithRetry(() => import('./tour-card.tsx')));

/** Shows the dashboard's main parts one by one, for those who ask for it. */
export function Tour({ me }: { me: Me }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onTourStart(() => setOpen(true)), []);
  return (
    <Suspense>{isOpen && <TourCard kind={me.kind} onClose={() => setOpen(false)} />}</Suspense>
  );
}
