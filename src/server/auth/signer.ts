import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and knows the signatures of links that stay valid: a value and what it is for, under the server's secret. */
export function createSigner(secret: string) {
  const sign = (purpose: string, value: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, value]))
      .digest('base64url');

  return {
    /** The value with its signature behind it. */
    seal: (purpose: string, value: string): string => `${value}.${sign(purpose, value)}`,

    /** The value that was sealed for this purpose; null when it was not, or was changed. */
    open(purpose: string, sealed: string): string | null {
      const dot = sealed.lastIndexOf('.');
      const value = sealed.slice(0, Math.max(0, dot));
      const given = Buffer.from(sealed.slice(dot + 1));
      const right = Buffer.from(sign(purpose, value));
      return given.length === right.length && timingSafeEqual(given, right) ? value : null;
    },
  };
}

export type Signer = ReturnType<typeof createSigner>;
