import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useFirstSteps } from './use-first-steps.ts';

/** Brings skipped first steps back while there are any left. */
export function ShowFirstSteps() {
  const t = useTexts();
  const first = useFirstSteps();
  if (first === null || !first.isOpen || !first.isHidden) return null;
  return (
    <Button busy={first.isPending} onClick={() => first.setHidden(false)}>
      {t('overview.first.show')}
    </Button>
  );
}
