import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits, safe in URLs and cookies. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are stored as hashes, so that a database leak exposes no usable token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Derives the token of a mailed link from its row's id, so that queued mails contain no readable
 * token.
 */
export function createLinkTokens(secret: string): (id: string) => string {
  return (id) => createHmac('sha256', secret).update(`mailed link ${id}`).digest('base64url');
}
