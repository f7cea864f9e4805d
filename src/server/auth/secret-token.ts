import { createHash, createHmac, randomBytes } from 'node:crypto';

/** What no one can guess: 256 bits, fit for an address and for a cookie. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token, so that whoever reads the database can use none. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Makes the token of a mailed link from its row's id, so that a mail that waits carries no token that could be read there. */
export function createLinkTokens(secret: string): (id: string) => string {
  return (id) => createHmac('sha256', secret).update(`mailed link ${id}`).digest('base64url');
}
