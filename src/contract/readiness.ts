import { z } from 'zod';
import { readinessCauses } from '#domain/readiness/readiness-change.ts';
import { readinessLevels, readinessParts } from '#domain/readiness/readiness-of.ts';
import { resumeParts } from '#domain/resume/resume-completeness.ts';
import { id, instant } from './fields.ts';
import { get } from './procedure.ts';

const percent = z.number().int();

const measured = z.object({
  /** The latest score and its time; null before the first. */
  ats: z.object({ score: percent, scoredAt: instant }).nullable(),
  /** How complete the default resume is; null without a resume. */
  resume: z
    .object({
      id,
      percent,
      /** The missing part that would help most. */
      next: z.enum(resumeParts).nullable(),
    })
    .nullable(),
  /** The mean of the last mock interviews; null before the first. */
  interviews: percent.nullable(),
  /** The result of the skill tests; null before the first. */
  skills: percent.nullable(),
  /** Null while nothing is measured. */
  readiness: z
    .object({
      score: percent,
      /** Null while less than 60 % is measured. */
      level: z.object({ name: z.enum(readinessLevels), number: z.number().int() }).nullable(),
      measured: percent,
    })
    .nullable(),
});

export type Measured = z.infer<typeof measured>;

const change = z.object({
  id: z.string(),
  part: z.enum(readinessParts),
  cause: z.enum(readinessCauses),
  /** Null is not measured. */
  valueBefore: percent.nullable(),
  valueAfter: percent.nullable(),
  scoreBefore: percent.nullable(),
  scoreAfter: percent.nullable(),
  /** Total weight of the measured parts afterwards, in percent. */
  measured: percent,
  changedAt: instant,
});

export type ReadinessChangeItem = z.infer<typeof change>;

export const readiness = {
  load: get('student', '/readiness').input(z.strictObject({})).output(measured),
  /** Newest first. */
  listChanges: get('student', '/readiness-changes')
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(change) })),
};
