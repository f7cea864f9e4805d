import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('the secret of a test, 32 characters');

test('SEC-18 encrypted data decrypts only for its purpose, with its key and unchanged', () => {
  const sealed = seal.seal('seed of Asha', 'a seed');
  expect(sealed).not.toContain('seed');
  expect(seal.open('seed of Asha', sealed)).toBe('a seed');
  expect(seal.open('seed of Asha', sealed, seal.version)).toBe('a seed');
  expect(seal.open('seed of Ben', sealed)).toBeNull();
  expect(seal.open('seed of Asha', sealed, 2)).toBeNull();
  expect(createSeal('another secret of 32 characters!!').open('seed of Asha', sealed)).toBeNull();
  const changed = Buffer.from(sealed, 'base64url');
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(seal.open('seed of Asha', changed.toString('base64url'))).toBeNull();
  expect(seal.open('seed of Asha', '')).toBeNull();
  expect(seal.seal('seed of Asha', 'a seed')).not.toBe(sealed);
});
