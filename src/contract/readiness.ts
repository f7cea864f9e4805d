import { oc } from '@orpc/contract';
import { z } from 'zod';
import { resumeParts } from '#domain/resume/resume-completeness.ts';
import { refuses } from './errors.ts';
import { id, instant } from './fields.ts';

const measured = z.object({
  /** The last score, and when it was worked out; null before there is one. */
  ats: z.object({ score: z.number().int(), scoredAt: instant }).nullable(),
  /** How complete the default resume is; null without any resume. */
  resume: z
    .object({
      id,
      percent: z.number().int(),
      /** What is missing and helps most. */
      next: z.enum(resumeParts).nullable(),
    })
    .nullable(),
});

export type Measured = z.infer<typeof measured>;

export const readiness = {
  /** What is known of a student's Career Readiness. */
  load: oc
    .route({ method: 'GET', path: '/readiness' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN'))
    .input(z.strictObject({}))
    .output(measured),
};
