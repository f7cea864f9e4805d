import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import type { NotMoved as Left } from './use-bulk-moves.ts';

const maxNamed = 20;

/** The applications that a bulk move could not move, each with the reason. */
export function NotMoved({ left, onDismiss }: { left: Left[]; onDismiss: () => void }) {
  const t = useTexts();
  if (left.length === 0) return null;
  return (
    <Callout
      live
      tone="warning"
      className="order-first"
      title={t('pipeline.bulk.left', { count: left.length })}
      action={
        <Button size="sm" onClick={onDismiss}>
          {t('pipeline.bulk.dismiss')}
        </Button>
      }
    >
      <ul className="flex flex-col gap-1">
        {left.slice(0, maxNamed).map(({ id, name, outcome, status }) => (
          <li key={id}>
            {t(`pipeline.bulk.${outcome}`, {
              name,
              status: t(`application.company-status.${status}`),
            })}
          </li>
        ))}
        {left.length > maxNamed && <li>{t('common.more', { count: left.length - maxNamed })}</li>}
      </ul>
    </Callout>
  );
}
