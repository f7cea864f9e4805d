import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type Encryption = ReturnType<typeof createEncryption>;

const currentVersion = 1;
const [ivBytes, tagBytes] = [12, 16];

/**
 * Encrypts data that only this server may read (AES-256-GCM), with a key derived from the server's
 * secret. Data encrypted for one purpose cannot be decrypted for another. The key version is stored
 * with data in the database, so a new key can be introduced while the old one still works.
 */
export function createEncryption(secret: string) {
  const keys: Record<number, Buffer> = {
    1: Buffer.from(hkdfSync('sha256', secret, '', 'firstrung seal 1', 32)),
  };
  const keyOf = (version: number) => keys[version];

  return {
    version: currentVersion,

    encrypt(purpose: string, text: string): string {
      const key = keyOf(currentVersion);
      if (key === undefined) throw new Error('The current version has a key.');
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },

    /** Returns null if the data is not ours, has another purpose or secret, or was changed. */
    decrypt(purpose: string, encrypted: string, version: number = currentVersion): string | null {
      const key = keyOf(version);
      const bytes = Buffer.from(encrypted, 'base64url');
      if (key === undefined || bytes.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
