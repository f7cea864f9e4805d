import { useEffect } from 'react';
import { PageFailed } from '#web/routes/failed-page.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Shown when a back-office list fails to load; a toast names the list as well. */
export function ListFailed({ title }: { title: string }) {
  useEffect(() => void toast({ title, tone: 'danger' }), [title]);
  return <PageFailed title={title} />;
}
