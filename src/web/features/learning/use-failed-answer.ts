import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Says that an answer was not saved, and why. */
export function useFailedAnswer() {
  const t = useTexts();
  return (error: Error) =>
    toast({
      title: t('learning.check.failed'),
      description: t(callFailure(error)),
      tone: 'danger',
    });
}
