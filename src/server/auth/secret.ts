import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const minLength = 32;

/**
 * The signing key of mailed links: generated once and stored in the data folder, readable by its
 * owner only.
 */
export async function loadSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  const mine = `${path}.${randomUUID()}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(mine, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    await link(mine, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(mine);
  }
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length >= minLength) return secret;
  throw new Error(
    `${path} is damaged. Bring it back from a backup, or set AUTH_SECRET. Without it, links that were mailed work no more, and codes of second factors neither: recovery codes do.`,
  );
}

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
