import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { notificationInput } from './notification-input.ts';
import { useSetRead } from './use-set-read.ts';

export function MarkAllRead() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.notification.list.query(notificationInput(params)));
  const { markAll, isBusy } = useSetRead();
  useLostFocus(data.unread > 0);
  if (data.unread === 0) return null;
  return (
    <Button busy={isBusy} onClick={markAll}>
      {t('notification.mark-all')}
    </Button>
  );
}
