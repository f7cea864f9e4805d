import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs and verifies values in long-lived links, per purpose, with the server's secret. */
export function createSigner(secret: string) {
  const signatureOf = (purpose: string, value: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, value]))
      .digest('base64url');

  return {
    sign: (purpose: string, value: string): string => `${value}.${signatureOf(purpose, value)}`,

    /** Returns the value; null if the signature is for another purpose or the value was changed. */
    verify(purpose: string, signed: string): string | null {
      const dot = signed.lastIndexOf('.');
      const value = signed.slice(0, Math.max(0, dot));
      const received = Buffer.from(signed.slice(dot + 1));
      const right = Buffer.from(signatureOf(purpose, value));
      return received.length === right.length && timingSafeEqual(received, right) ? value : null;
    },
  };
}

export type Signer = ReturnType<typeof createSigner>;
