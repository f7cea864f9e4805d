import { bandOf } from '#domain/ats/ats-band.ts';

const tones = { green: 'success', yellow: 'warning', red: 'danger' } as const;

/** The tone in which a score is shown; the word of its band says the same. */
export const bandTone = (score: number) => tones[bandOf(score).color];
