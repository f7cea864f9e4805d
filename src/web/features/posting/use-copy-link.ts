import { applyPath } from '#web/lib/posting-view.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Copies the address where a posting's applicants start, or shows it where that is forbidden. */
export function useCopyLink() {
  const t = useTexts();
  return async (postingId: string): Promise<void> => {
    const link = new URL(applyPath(postingId, 'shared'), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: t('posting.done.link-copied'), tone: 'success' });
    } catch {
      toast({ title: t('posting.done.link-failed'), description: link, tone: 'danger' });
    }
  };
}
