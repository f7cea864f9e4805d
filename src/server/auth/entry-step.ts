import { z } from 'zod';
import type { Seal } from './seal.ts';

/** Who showed a right first factor, and what is still owed: a code, or a second factor that is set up first. */
export type EntryStep = z.infer<typeof entryStep>;

/** A second factor that is being set up: nothing of it is stored before a code shows that the app has it. */
const setUp = z.object({ seed: z.string(), codes: z.array(z.string()) });
const entryStep = z.object({
  userId: z.string(),
  issuedAt: z.number(),
  setUp: setUp.nullable(),
});

/** Where the second factor is asked for, or set up; what was sealed at one place counts at no other. */
type Place = 'entry' | 'settings';

const lifetimeMs = 15 * 60_000;

/** What the browser keeps between the two steps of a sign-in; only the server can read it. */
export function sealStep(seal: Seal, place: Place, step: EntryStep): string {
  return seal.seal(`${place} step`, JSON.stringify(step));
}

/** The step that a browser is at; null when there is none, or its time is over. */
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
