import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signed message may be, in milliseconds, as Stripe's libraries have it. */
const toleranceMs = 5 * 60_000;

/**
 * Whether the header `t=…,v1=…` signs this body with this secret, and not too long ago. See
 * https://docs.stripe.com/webhooks#verify-manually.
 */
export function isSigned(
  body: string,
  header: string | undefined,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1];
  if (time === undefined || !/^\d{1,12}$/u.test(time)) return false;
  if (Math.abs(now.getTime() - Number(time) * 1000) > toleranceMs) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  // A secret that is being replaced sends one signature for each of the two.
  return parts.some(([name, value = '']) => {
    if (name !== 'v1') return false;
    const received = Buffer.from(value, 'hex');
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
}
