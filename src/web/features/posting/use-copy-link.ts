import { copyText } from '#web/lib/copy-text.ts';
import { applyPath } from '#web/lib/posting-view.ts';
import { useTexts } from '#web/lib/texts.tsx';

/** Copies the address where a posting's applicants start, or shows it where that is forbidden. */
export function useCopyLink() {
  const t = useTexts();
  return async (postingId: string): Promise<void> => {
    const link = new URL(applyPath(postingId, 'shared'), location.href).href;
    await copyText(link, {
      done: { title: t('posting.done.link-copied') },
      failed: { title: t('posting.done.link-failed'), description: link },
    });
  };
}
