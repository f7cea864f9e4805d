import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';

/** Says that an answer was not saved, and why. */
export function useFailedAnswer() {
  const t = useTexts();
  return (error: Error) => showFailure(t, 'learning.check.failed', error);
}
