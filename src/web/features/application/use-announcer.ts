import { useCallback, useState } from 'react';

/** Text for the live region; repeating the same sentence announces it again. */
export function useAnnouncer(): [string, (text: string) => void] {
  const [said, setSaid] = useState('');
  const say = useCallback(
    (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  return [said, say];
}
