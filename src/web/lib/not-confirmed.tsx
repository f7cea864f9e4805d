import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Callout } from '#web/ui/callout.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { namedRefusalText } from './refusal-text.ts';
import { useTexts } from './texts.tsx';

/** Why signing in elsewhere did not show who it is, to whom is back from there; only what is known by name is said. */
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
