import { useEffect, useState } from 'react';
import { copyText } from '#web/lib/copy-text.ts';
import { useTexts } from '#web/lib/texts.tsx';

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
    const isCopied = await copyText(text, {
      done: { title: t('question.copied'), description: done },
      failed: { title: t('question.error'), description: t('question.copy-failed') },
    });
    if (isCopied) setCopies((count) => count + 1);
  };
  return { copied: copies > 0, copy };
}
