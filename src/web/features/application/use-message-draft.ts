import { useEffect, useState } from 'react';
import { draftKey, readDraft, writeDraft } from '#web/lib/form-draft.ts';

const empty = { body: '' };

/**
 * The draft of a message about one application, stored in this tab only, together with a message in
 * flight until it is delivered.
 */
export function useMessageDraft(
  applicationId: string,
  userId: string,
  { pendingMessage, arrived }: { pendingMessage: string; arrived: string },
) {
  const key = draftKey(`message-${applicationId}`, userId);
  const [text, setText] = useState(() => {
    const stored = readDraft(key)['body'] ?? '';
    // It was in flight when the page was left, and was delivered.
    return stored.trim() === arrived ? '' : stored;
  });
  const body = [pendingMessage, text].filter(Boolean).join('\n\n');
  useEffect(() => writeDraft(key, { body }, empty), [key, body]);
  return { text, setText };
}
