import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Refusal } from '#domain/refusals.ts';
import { Callout } from '#web/ui/callout.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { refusalText } from './refusal-text.ts';
import { useTexts } from './texts.tsx';

/** Why signing in elsewhere did not show who it is, to whom is back from there; only what is known by name is said. */
export function NotConfirmed() {
  const t = useTexts();
  const [search] = useSearchParams();
  const refusal = search.get('confirm')?.toUpperCase().replaceAll('-', '_') as Refusal | undefined;
  const text = refusal && t.has(refusalText[refusal]) ? t(refusalText[refusal]) : undefined;
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
