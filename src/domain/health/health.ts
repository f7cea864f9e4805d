/** What the platform needs to work, in the order of the status card. */
export const healthParts = ['database', 'authentication', 'storage', 'tasks', 'mail'] as const;
export type HealthPart = (typeof healthParts)[number];

export const healthStates = ['operational', 'degraded', 'down'] as const;
export type HealthState = (typeof healthStates)[number];

/** A probe that takes longer than this, in milliseconds, has failed. */
export const probeLimitMs = 2_000;
const slowMs = 500;
/** Minutes that a due background job may wait for its turn. */
const waitsMinutes = { degraded: 2, down: 15 };

/** What a probe says: how long it took in milliseconds, or null if it failed. */
export function stateOfProbe(ms: number | null): HealthState {
  if (ms === null) return 'down';
  return ms > slowMs ? 'degraded' : 'operational';
}

/** Background jobs are as healthy as the oldest due one is young. */
export function stateOfWait(minutes: number | null): HealthState {
  if (minutes === null || minutes < waitsMinutes.degraded) return 'operational';
  return minutes < waitsMinutes.down ? 'degraded' : 'down';
}

/** The worse of two states. */
export function worse(one: HealthState, other: HealthState): HealthState {
  return healthStates.indexOf(one) > healthStates.indexOf(other) ? one : other;
}
