import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Callout } from '#web/ui/callout.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { namedRefusalText } from './refusal-text.ts';
import { useTexts } from './texts.tsx';

/**
 * Tells users who return from Google why their identity was not confirmed; only known reasons are
 * shown.
 */
export function NotConfirmed() {
  const t = useTexts();
  const [search] = useSearchParams();
  const key = namedRefusalText(search.get('confirm'));
  const text = key && t.has(key) ? t(key) : undefined;
  const title = t('security.failed');
  useEffect(() => {
    if (text) toast({ title, description: text, tone: 'danger' });
  }, [title, text]);
  if (!text) return null;
  return (
    <Callout tone="danger" title={title}>
      {text}
    </Callout>
  );
}
