/** What the platform needs to work, in the order of the status card. */
export const healthParts = [
  'database',
  'authentication',
  'storage',
  'tasks',
  'mail',
  'archive',
] as const;
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

/** What the archive promises: at most this much is lost with the disk. */
const archiveLimitMs = 60_000;

type ArchiveAge = {
  /** How long ago it held everything; null before the first copy is complete. */
  ageMs: number | null;
  isMakingBase: boolean;
  isSameDisk: boolean;
  problem: string | null;
};

/** An archive that is behind its promise is down, whatever the reason. */
export function stateOfArchive({ ageMs, isMakingBase, isSameDisk, problem }: ArchiveAge) {
  if (ageMs === null) return isMakingBase && problem === null ? 'degraded' : 'down';
  if (ageMs > archiveLimitMs) return 'down';
  return problem !== null || isSameDisk ? 'degraded' : 'operational';
}

/** The worse of two states. */
export function worse(one: HealthState, other: HealthState): HealthState {
  return healthStates.indexOf(one) > healthStates.indexOf(other) ? one : other;
}
