import { useRef } from 'react';

/** One key for one intent: the same input asked again keeps it, another input gets a new one. */
export function useIntentKey(): (input: unknown) => string {
  const last = useRef({ intent: '', key: '' });
  return (input) => {
    const intent = JSON.stringify(input);
    if (last.current.intent !== intent) last.current = { intent, key: crypto.randomUUID() };
    return last.current.key;
  };
}
