import { useCallback, useState } from 'react';

/** Text for the live region; repeating the same sentence announces it again. */
export function useAnnouncer(): [string, (text: string) => void] {
  const [announcement, setAnnouncement] = useState('');
  const say = useCallback(
    (text: string) => setAnnouncement((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  return [announcement, say];
}
