import { useEffect, useState } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

const tickMs = 2000;

/** Copies a text, says so, and is `copied` while the tick shows. */
export function useCopy(text: string, done: string) {
  const t = useTexts();
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), tickMs);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
      toast({ title: t('question.copied'), description: done, tone: 'success' });
    } catch {
      toast({ title: t('question.error'), description: t('question.copy-failed'), tone: 'danger' });
    }
  };
  return { copied: copies > 0, copy };
}
