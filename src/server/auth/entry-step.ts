import { z } from 'zod';
import type { Seal } from './seal.ts';

/** A user who passed the first factor and still owes a code or has to set up a second factor. */
export type EntryStep = z.infer<typeof entryStep>;

/**
 * A second factor during setup. Nothing is stored until a code proves that the app has the seed.
 */
const setUp = z.object({ seed: z.string(), codes: z.array(z.string()) });
const entryStep = z.object({
  userId: z.string(),
  issuedAt: z.number(),
  setUp: setUp.nullable(),
});

/**
 * Where the second factor is requested or set up; what is encrypted for one is invalid for the
 * other.
 */
type Place = 'entry' | 'settings';

const lifetimeMs = 15 * 60_000;

export function sealStep(seal: Seal, place: Place, step: EntryStep): string {
  return seal.seal(`${place} step`, JSON.stringify(step));
}

/** Decrypts the sign-in state; null if there is none or it has expired. */
export function openStep(
  seal: Seal,
  place: Place,
  sealed: string | null,
  now: Date,
): EntryStep | null {
  const text = sealed === null ? null : seal.open(`${place} step`, sealed);
  if (text === null) return null;
  const step = entryStep.parse(JSON.parse(text));
  return now.getTime() - step.issuedAt < lifetimeMs ? step : null;
}
