import { useRef } from 'react';

/** One key for one intent: the same input asked again keeps it, another input gets a new one, and so does one that was forgotten since. */
export function useIntentKey() {
  const last = useRef({ intent: '', key: '' });
  return {
    keyFor: (input: unknown): string => {
      const intent = JSON.stringify(input);
      if (last.current.intent !== intent) last.current = { intent, key: crypto.randomUUID() };
      return last.current.key;
    },
    forget: (input: unknown): void => {
      if (last.current.intent === JSON.stringify(input)) last.current = { intent: '', key: '' };
    },
  };
}
