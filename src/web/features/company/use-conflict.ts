import { useState } from 'react';
import type { FormValues } from '#web/lib/form-values.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';

type Versioned = { version: number };

/**
 * The version of a draft: the values that it is based on. The server's version also changes with
 * what is saved elsewhere, like the logo, which makes no draft outdated.
 */
export const draftVersion = (entered: FormValues) => JSON.stringify(entered);

/** The initial values of a form whose draft has a version. */
export const startOf = (entered: FormValues): FormValues => ({
  ...entered,
  version: draftVersion(entered),
});

/** The version to save over; the server refuses that of a draft based on other values. */
export const versionFor = (values: FormValues, start: FormValues, { version }: Versioned) =>
  values['version'] === start['version'] ? version : -1;

/** The values that a draft is based on. */
const loadedBy = ({ version }: FormValues) => JSON.parse(version ?? '{}') as FormValues;

/** How the form of a company takes over what a colleague changed elsewhere in it. */
type Form = { takeOver: (theirs: FormValues, loaded: FormValues) => void };

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
  /**
   * Keeps a colleague's version that a refusal carries, fills in what the person left alone, and
   * says whether it did.
   */
  const noticed = (
    error: unknown,
    sent: FormValues,
    form: Form,
    enteredOf: (saved: Saved) => FormValues,
  ): boolean => {
    const now = (error as { data?: Saved }).data;
    if (refusalOf(error) !== 'COMPANY_CHANGED' || now === undefined) return false;
    form.takeOver(enteredOf(now), loadedBy(sent));
    setTheirs(now);
    return true;
  };
  return { base, theirs, follow, noticed };
}
