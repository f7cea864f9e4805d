import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentialLog } from '#server/db/tables/credentials.ts';
import { fromMultibase } from '#server/ports/badge/multibase.ts';
import { isSignedBy } from '#server/ports/badge/signing-key.ts';
import { createIssued } from '#testing/calls/credential.ts';
import { createWorld, type World } from '#testing/world.ts';
import { merkleRootOf } from './merkle-root-of.ts';
import {
  entriesPerFile,
  loadDidDocument,
  loadLog,
  loadLogEntries,
  signLogHead,
} from './published-documents.ts';
import { headBytes } from './verify-log.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const nextDay = async () => {
  world.passTime(86_400_000);
  await signLogHead(world.ctx({ kind: 'system' }));
};

test('CRED-01 whoever downloads the log makes every signed head from its entries', async () => {
  await createIssued(world);
  await nextDay();
  const { rows } = await world.pool.query('select max(place)::int as last from credential_log');
  const more = Array.from({ length: entriesPerFile }, (_, at) => ({
    place: rows[0].last + 1 + at,
    entry: Buffer.alloc(32, at),
    createdAt: world.now,
  }));
  await world.db.insert(credentialLog).values(more);
  await nextDay();
  // Not signed yet, so not in the download.
  await createIssued(world);

  const log = await loadLog(world.ctx());
  expect(log.entries).toHaveLength(2);
  const all: Buffer[] = [];
  for (const url of log.entries) {
    const from = Number(/\/credentials\/log\/(\d+)\.json$/u.exec(url)?.[1]);
    expect(from).toBe(all.length);
    const { entries } = await loadLogEntries(world.ctx(), from);
    all.push(...entries.map((entry) => Buffer.from(entry, 'hex')));
  }
  expect(all).toHaveLength(log.size);
  const { verificationMethod: keys } = await loadDidDocument(world.ctx());
  expect(log.heads).toHaveLength(2);
  for (const { day, size, root, keyId, signature } of log.heads) {
    expect(Buffer.from(merkleRootOf(all.slice(0, size))).toString('hex')).toBe(root);
    const key = keys.find(({ id }) => id === keyId)?.publicKeyMultibase ?? '';
    const signed = fromMultibase(signature) ?? Buffer.alloc(0);
    expect(isSignedBy(key, headBytes({ day, size, root }), signed)).toBe(true);
  }
});

test.each([1, entriesPerFile - 1, 900_000_000_000_000])(
  'CRED-01 the log has no file from place %i',
  async (from) => {
    const asked = loadLogEntries(world.ctx(), from);
    await expect(asked).rejects.toMatchObject({ refusal: 'NOT_FOUND' });
  },
);
