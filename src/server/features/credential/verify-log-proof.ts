import type { JsonObject } from '#server/ports/badge/canonical-form.ts';
import { fromMultibase } from '#server/ports/badge/multibase.ts';
import { isSignedBy } from '#server/ports/badge/signing-key.ts';
import { logEntryOf } from './log-entry-of.ts';
import { isIncluded } from './merkle-root-of.ts';

export type LogHead = { day: string; size: number; root: string };
type Key = { id: string; publicKey: string };

/** What the signature of a log's head is about. */
export const headBytes = ({ day, size, root }: LogHead): Uint8Array =>
  Buffer.from(`firstrung log head\n${day}\n${size}\n${root}`);

/**
 * Whether a file's own proof shows that the log has the badge, under a head that one of these keys
 * signed. Needs nothing else, so it also works offline.
 */
export function verifyLogProof(log: JsonObject, proofValue: string, keys: readonly Key[]): boolean {
  const { salt, place, path, head } = log;
  if (typeof salt !== 'string' || typeof place !== 'number' || !Array.isArray(path)) return false;
  if (typeof head !== 'object' || head === null) return false;
  const { day, size, root, keyId, signature } = head as JsonObject;
  if (typeof day !== 'string' || typeof size !== 'number' || typeof root !== 'string') return false;
  const key = keys.find(({ id }) => id === keyId);
  const signed = fromMultibase(String(signature));
  if (!key || !signed || !isSignedBy(key.publicKey, headBytes({ day, size, root }), signed))
    return false;
  return isIncluded({
    entry: logEntryOf('issued', { salt, proofValue }),
    place,
    size,
    path: path.map((hash) => Buffer.from(String(hash), 'hex')),
    root: Buffer.from(root, 'hex'),
  });
}
