import { expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const encryption = createEncryption('the secret of a test, 32 characters');

test('SEC-18 a text is decrypted for its purpose only, with its key only, and unchanged only', () => {
  const encrypted = encryption.encrypt('seed of Asha', 'a seed');
  expect(encrypted).not.toContain('seed');
  expect(encryption.decrypt('seed of Asha', encrypted)).toBe('a seed');
  expect(encryption.decrypt('seed of Asha', encrypted, encryption.version)).toBe('a seed');
  expect(encryption.decrypt('seed of Ben', encrypted)).toBeNull();
  expect(encryption.decrypt('seed of Asha', encrypted, 2)).toBeNull();
  expect(
    createEncryption('another secret of 32 characters!!').decrypt('seed of Asha', encrypted),
  ).toBeNull();
  const changed = Buffer.from(encrypted, 'base64url');
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(encryption.decrypt('seed of Asha', changed.toString('base64url'))).toBeNull();
  expect(encryption.decrypt('seed of Asha', '')).toBeNull();
  expect(encryption.encrypt('seed of Asha', 'a seed')).not.toBe(encrypted);
});
