import { useState } from 'react';

/**
 * Whether a dialog is open or has been: then it stays mounted, so that it can animate closing and
 * return the focus.
 */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
