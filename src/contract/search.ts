import { z } from 'zod';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { aboutCompanyFields } from '#domain/company/company-fields.ts';
import { requirements } from '#domain/match/requirements.ts';
import { postingCategories, postingLevels, postingTypes } from '#domain/posting/posting.ts';
import {
  deadlineDays,
  facetNames,
  hostStates,
  longestQuery,
  searchNotices,
  searchSorts,
  suggestionKinds,
} from '#domain/search/search.ts';
import { refuses } from './errors.ts';
import { id, storedOutputOf } from './fields.ts';
import { markdown, postingCard, postingConditions } from './posting.ts';
import { procedure } from './procedure.ts';

/** Anything that somebody may type or paste; what of it is searched for is read by a rule. */
const typed = z.string().max(longestQuery.accepted);
/** One value or several: an address that names only one has no list. */
const several = <T extends z.ZodType>(value: T, most = 20) =>
  z.union([z.array(value).max(most), value.transform((one) => [one])]);
const amount = z.coerce.number().int().min(0).max(1_000_000);

const filters = {
  q: typed.optional(),
  location: typed.optional(),
  type: several(z.enum(postingTypes)).optional(),
  level: several(z.enum(postingLevels)).optional(),
  category: several(z.enum(postingCategories)).optional(),
  remote: z.union([z.boolean(), z.stringbool()]).optional(),
  /** A year: dollars, or lakhs of rupees. */
  salaryMin: amount.optional(),
  salaryMax: amount.optional(),
  /** The rule of the salary: in dollars a posting without one passes; in lakhs the middle of it counts, and one without fails. */
  unit: z.enum(['usd', 'lpa']).optional(),
  /** Within so many days. */
  deadline: z.coerce
    .number()
    .refine((days) => (deadlineDays as readonly number[]).includes(days))
    .optional(),
  source: several(z.string().max(40)).optional(),
  company: typed.optional(),
};

const part = z.object({ text: z.string(), isHit: z.boolean() });

export const searchCard = postingCard.extend({
  /** 'firstrung', or who told of it. */
  source: z.string(),
  /** What is known of the host one applies at; null for our own. */
  hostState: z.enum(hostStates).nullable(),
  /** How its source wants to be named and linked to at each posting; null where its terms ask for nothing. */
  credit: z.object({ name: z.string(), url: z.string() }).nullable(),
  category: z.string().nullable(),
  /** The one end of the pay that is told, which `salary` has twice then; null where both are, or none. */
  payEnd: z.enum(['from', 'up-to']).nullable(),
  titleParts: z.array(part),
  excerpt: z.array(part),
  /** How long the company takes until its first answer, as in whole days; null while it answered too seldom to say. */
  answerDays: z.number().nullable(),
  /** Everyone who applies is asked something. */
  asks: z.boolean(),
  isSaved: z.boolean(),
  /** Of the reader's own application. */
  status: z.enum(applicationStatuses).nullable(),
  match: z
    .object({
      score: z.number().int(),
      version: z.number().int(),
      /** Hard requirements that the reader does not meet. */
      unmet: z.array(z.enum(requirements)),
    })
    .nullable(),
});
export type SearchCard = z.infer<typeof searchCard>;

const facet = z.array(z.object({ value: z.string(), count: z.number().int() }));

const foundPostings = z.object({
  items: z.array(searchCard),
  total: z.object({ count: z.number().int(), capped: z.boolean() }),
  page: z.number().int(),
  pages: z.number().int(),
  facets: z.object(
    Object.fromEntries(facetNames.map((name) => [name, facet])) as Record<
      (typeof facetNames)[number],
      typeof facet
    >,
  ),
  /** What was searched for instead, because nothing matches what was typed. */
  corrected: z.string().nullable(),
  read: z.object({ words: z.array(z.string()), notice: z.enum(searchNotices).nullable() }),
});
export type FoundPostings = z.infer<typeof foundPostings>;

const wholeSearchCard = searchCard.extend({
  description: markdown,
  /** The original, where the posting came from outside and its address is safe to show. */
  url: z.string().nullable(),
  /** What the company says about itself. */
  about: storedOutputOf(aboutCompanyFields).nullable(),
  /** Where the work is, as two letters (ISO 3166). */
  country: z.string().nullable(),
  /** Those from outside never say what they make a condition of. */
  conditions: postingConditions,
  /** How many questions everyone who applies is asked. */
  questions: z.number().int(),
  /** One applies to it here. */
  appliesHere: z.boolean(),
  isOpen: z.boolean(),
});
export type WholeSearchCard = z.infer<typeof wholeSearchCard>;

const searchInput = z.strictObject({
  ...filters,
  sort: z.enum(searchSorts).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
});
export type SearchInput = z.infer<typeof searchInput>;

export const search = {
  list: procedure({ audience: 'anyone', method: 'GET', path: '/search', isPersonal: true })
    .input(searchInput)
    .output(foundPostings),
  suggest: procedure({ audience: 'anyone', method: 'GET', path: '/search/suggestions' })
    .input(z.strictObject({ q: typed }))
    .output(z.array(z.object({ text: z.string(), kind: z.enum(suggestionKinds) }))),
  load: procedure({
    audience: 'anyone',
    method: 'GET',
    path: '/search/{postingId}',
    isPersonal: true,
  })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(wholeSearchCard),
};
