import { bandOf } from '#domain/ats/ats-band.ts';

const tones = { green: 'success', yellow: 'warning', red: 'danger' } as const;

/** The tone of a score; its band label says the same. */
export const bandTone = (score: number) => tones[bandOf(score).color];
