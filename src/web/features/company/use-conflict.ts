import { useState } from 'react';

type Versioned = { version: number };

/**
 * The saved state that a form started from. It follows the server only when the person saves or
 * decides, so that a colleague's change is noticed and what was typed stays.
 */
export function useConflict<Saved extends Versioned>(current: Saved) {
  const [base, setBase] = useState(current);
  const [theirs, setTheirs] = useState<Saved | null>(null);
  const follow = (next: Saved) => {
    setBase(next);
    setTheirs(null);
  };
  return { base, theirs, follow, report: setTheirs };
}
