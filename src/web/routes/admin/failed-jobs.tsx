import { useEffect } from 'react';
import { PageFailed } from '#web/routes/failed-page.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Stands where a list of the back-office could not be loaded; which one is said as a toast too. */
export function ListFailed({ title }: { title: string }) {
  useEffect(() => void toast({ title, tone: 'danger' }), [title]);
  return <PageFailed title={title} />;
}
