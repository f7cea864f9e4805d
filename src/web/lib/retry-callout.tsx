import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { useTexts } from './texts.tsx';

type Props = { busy: boolean; onRetry: () => void; children: ReactNode };

/** Says in its own words that part of a page could not be loaded, and loads it again. */
export function RetryCallout({ busy, onRetry, children }: Props) {
  const t = useTexts();
  return (
    <Callout
      tone="danger"
      live
      action={
        <Button size="sm" busy={busy} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {children}
    </Callout>
  );
}
