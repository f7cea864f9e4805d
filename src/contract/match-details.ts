import { z } from 'zod';
import { barriers, fields, raises } from '#domain/match/match-of.ts';
import { requirements } from '#domain/match/requirements.ts';
import { accepts } from './assessment-content.ts';

const part = {
  /** 0 to 100; null when not scored. */
  value: z.number().int().nullable(),
  weight: z.number().int(),
  points: z.number().int().nullable(),
  raise: z.enum(raises).nullable(),
};
const amount = z.number().int().nullable();

/** How well a student and a posting match, with every part of the score. */
export const matchDetails = z.object({
  /** Null with too little data on either side. */
  score: z.number().int().nullable(),
  version: z.number().int(),
  /** Why location and pay don't count; null when they do. */
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
        /**
         * Years of experience that count for this occupation, and how closely related the fields
         * are.
         */
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
        /** Rupees a year. Only the student sees the expected pay. */
        evidence: z.object({ expected: amount, min: amount, max: amount }),
      }),
    ]),
  ),
  /** Hard requirements of the posting; they are not part of the score. */
  requirements: z.array(
    z.object({ requirement: z.enum(requirements), state: z.enum(['met', 'unmet', 'unknown']) }),
  ),
  /** The badge that the posting asks for. */
  skillBadge: accepts.nullable(),
});
export type MatchDetails = z.infer<typeof matchDetails>;
