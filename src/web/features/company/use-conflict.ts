import { useState } from 'react';
import { refusalOf } from '#web/lib/refusal-text.ts';

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
  /** Keeps a colleague's version that a refusal carries, and says whether it did. */
  const noticed = (error: unknown): boolean => {
    const now = (error as { data?: Saved }).data;
    if (refusalOf(error) !== 'COMPANY_CHANGED' || now === undefined) return false;
    setTheirs(now);
    return true;
  };
  return { base, theirs, follow, noticed };
}
