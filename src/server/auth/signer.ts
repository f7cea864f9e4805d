import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs and verifies values in long-lived links, per purpose, with the server's secret. */
export function createSigner(secret: string) {
  const sign = (purpose: string, value: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, value]))
      .digest('base64url');

  return {
    seal: (purpose: string, value: string): string => `${value}.${sign(purpose, value)}`,

    /** Returns the value; null if the signature is for another purpose or the value was changed. */
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
