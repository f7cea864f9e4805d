import { z } from 'zod';
import { barriers, fields, raises } from '#domain/match/match-of.ts';
import { requirements } from '#domain/match/requirements.ts';

const part = {
  /** 0 to 100; null where it is not measured. */
  value: z.number().int().nullable(),
  weight: z.number().int(),
  /** What of the number it makes. */
  points: z.number().int().nullable(),
  /** What the student could do for it. */
  raise: z.enum(raises).nullable(),
};
const amount = z.number().int().nullable();

/** How well a student and a posting fit, with all that makes the number. */
export const matchDetails = z.object({
  /** Null where too little is known of either side. */
  score: z.number().int().nullable(),
  version: z.number().int(),
  /** Why place and pay do not count; null where they do. */
  barrier: z.enum(barriers).nullable(),
  parts: z.array(
    z.discriminatedUnion('part', [
      z.object({
        part: z.literal('skills'),
        ...part,
        evidence: z.object({
          skills: z.array(
            z.object({
              asked: z.string(),
              by: z.enum(['exact', 'synonym', 'related', 'missing']),
              has: z.string().nullable(),
            }),
          ),
        }),
      }),
      z.object({
        part: z.literal('experience'),
        ...part,
        /** Of the years those that count in the field of the work, and how near that is. */
        evidence: z.object({
          years: amount,
          counted: amount,
          field: z.enum(fields).nullable(),
          from: amount,
          to: amount,
        }),
      }),
      z.object({
        part: z.literal('location'),
        ...part,
        evidence: z.object({
          place: z.string().nullable(),
          isRemote: z.boolean(),
          by: z
            .enum(['city', 'country', 'same-country', 'remote', 'elsewhere', 'not-remote'])
            .nullable(),
          matched: z.string().nullable(),
        }),
      }),
      z.object({
        part: z.literal('salary'),
        ...part,
        /** Rupees a year. What a student expects is told to nobody else. */
        evidence: z.object({ expected: amount, min: amount, max: amount }),
      }),
    ]),
  ),
  /** Conditions of the posting; they never go into the number. */
  requirements: z.array(
    z.object({ requirement: z.enum(requirements), state: z.enum(['met', 'unmet', 'unknown']) }),
  ),
});
export type MatchDetails = z.infer<typeof matchDetails>;
