import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { fromMultibase, toMultibase } from './multibase.ts';

// The headers of Ed25519 keys: in multikey form, and around the raw bytes in DER.
const multikey = Buffer.from([0xed, 0x01]);
const spki = Buffer.from('302a300506032b6570032100', 'hex');
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const [keyBytes, signatureBytes] = [32, 64];

export type SigningKey = {
  /** Multibase, as a DID document states it. */
  publicKey: string;
  /** The raw 32 bytes, base64url. */
  privateKey: string;
};

export function createSigningKey(): SigningKey {
  const pair = generateKeyPairSync('ed25519');
  const seed = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(pkcs8.length);
  const raw = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(spki.length);
  return {
    publicKey: toMultibase(Buffer.concat([multikey, raw])),
    privateKey: seed.toString('base64url'),
  };
}

export function signWith(privateKey: string, bytes: Uint8Array): Uint8Array {
  const der = Buffer.concat([pkcs8, Buffer.from(privateKey, 'base64url')]);
  return sign(null, bytes, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
}

/** Null if it is not an Ed25519 key. */
export function publicKeyOf(text: string): KeyObject | null {
  const bytes = fromMultibase(text);
  if (bytes?.length !== multikey.length + keyBytes) return null;
  if (!Buffer.from(bytes.subarray(0, multikey.length)).equals(multikey)) return null;
  const der = Buffer.concat([spki, bytes.subarray(multikey.length)]);
  return createPublicKey({ key: der, format: 'der', type: 'spki' });
}

export function isSignedBy(publicKey: string, bytes: Uint8Array, signature: Uint8Array): boolean {
  const key = publicKeyOf(publicKey);
  return key !== null && signature.length === signatureBytes && verify(null, bytes, key, signature);
}
