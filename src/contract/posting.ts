import { oc } from '@orpc/contract';
import { z } from 'zod';
import { salaryPeriods } from '#domain/posting/posting.ts';
import { refuses } from './errors.ts';
import { id, instant, pageOf, paging } from './fields.ts';

export const salary = z.object({
  min: z.number().int(),
  max: z.number().int(),
  currency: z.string(),
  period: z.enum(salaryPeriods),
});

export const postingCard = z.object({
  id,
  title: z.string(),
  companyName: z.string(),
  primaryRole: z.string(),
  duration: z.string(),
  location: z.string().nullable(),
  isRemote: z.boolean(),
  type: z.string().nullable(),
  level: z.string().nullable(),
  skills: z.array(z.string()),
  salary: salary.nullable(),
  deadline: instant.nullable(),
  postedAt: instant,
});
export type PostingCard = z.infer<typeof postingCard>;

export const postingDetails = postingCard.extend({
  description: z.string(),
  category: z.string().nullable(),
  companyDescription: z.string().nullable(),
  companyWebsite: z.string().nullable(),
  isOpen: z.boolean(),
});
export type PostingDetails = z.infer<typeof postingDetails>;

export const posting = {
  list: oc
    .route({ method: 'GET', path: '/postings' })
    .input(z.strictObject(paging))
    .output(pageOf(postingCard)),
  load: oc
    .route({ method: 'GET', path: '/postings/{postingId}' })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(postingDetails),
};
