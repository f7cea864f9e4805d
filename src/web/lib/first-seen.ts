const firstSeenAt = new WeakMap<Date, number>();

/**
 * Milliseconds since this browser first saw a server time: a page that is shown again counts on from
 * there. Measured without the device's clock, which may be wrong or change.
 */
export function msSince(serverTime: Date): number {
  const seenAt = firstSeenAt.get(serverTime) ?? performance.now();
  firstSeenAt.set(serverTime, seenAt);
  return performance.now() - seenAt;
}
