import { z } from 'zod';
import type { Encryption } from './encryption.ts';

/** A user with a correct first factor, and what is still required: a code, or setting one up. */
export type TwoFactorChallenge = z.infer<typeof challengeSchema>;

/** A second factor that is being set up: nothing of it is stored before a code shows that the app has it. */
const setUp = z.object({ seed: z.string(), codes: z.array(z.string()) });
const challengeSchema = z.object({
  userId: z.string(),
  issuedAt: z.number(),
  setUp: setUp.nullable(),
});

/** Where the second factor is asked for, or set up; what was encrypted at one place counts at no other. */
type Place = 'sign-in' | 'settings';

const lifetimeMs = 15 * 60_000;

/** What the browser keeps between the two steps of a sign-in; only the server can read it. */
export function encryptChallenge(
  encryption: Encryption,
  place: Place,
  challenge: TwoFactorChallenge,
): string {
  return encryption.encrypt(`${place} challenge`, JSON.stringify(challenge));
}

/** The challenge that a browser holds; null when there is none, or its time is over. */
export function decryptChallenge(
  encryption: Encryption,
  place: Place,
  encrypted: string | null,
  now: Date,
): TwoFactorChallenge | null {
  const text = encrypted === null ? null : encryption.decrypt(`${place} challenge`, encrypted);
  if (text === null) return null;
  const challenge = challengeSchema.parse(JSON.parse(text));
  return now.getTime() - challenge.issuedAt < lifetimeMs ? challenge : null;
}
