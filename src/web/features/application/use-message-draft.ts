import { useEffect, useState } from 'react';
import { draftKey, readDraft, writeDraft } from '#web/lib/form-draft.ts';

const empty = { body: '' };

/**
 * What is being written about one application, in the browser alone: kept for as long as this tab lives, with what is
 * on its way until it arrived.
 */
export function useMessageDraft(
  applicationId: string,
  userId: string,
  { onItsWay, arrived }: { onItsWay: string; arrived: string },
) {
  const key = draftKey(`message-${applicationId}`, userId);
  const [text, setText] = useState(() => {
    const kept = readDraft(sessionStorage, key)['body'] ?? '';
    // It was on its way when the page was left, and arrived.
    return kept.trim() === arrived ? '' : kept;
  });
  const body = [onItsWay, text].filter(Boolean).join('\n\n');
  useEffect(() => writeDraft(sessionStorage, key, { body }, empty), [key, body]);
  return { text, setText };
}
