import { useRef } from 'react';

/**
 * An idempotency key per intent: repeating the same input keeps the key, other input gets a new
 * one.
 */
export function useIntentKey(): (input: unknown) => string {
  const last = useRef({ intent: '', key: '' });
  return (input) => {
    const intent = JSON.stringify(input);
    if (last.current.intent !== intent) last.current = { intent, key: crypto.randomUUID() };
    return last.current.key;
  };
}
