import type { StoredAtsScore } from '#domain/ats/stored-ats-score.ts';

/** What a browser reports about a file that it scored. */
export const atsNumbers: StoredAtsScore & { name: string } = {
  name: 'resume.pdf',
  score: 72,
  formatting: 81.5,
  content: 66,
  version: 1,
  parts: [{ part: 'layout', points: 26.64, of: 29.97 }],
};
