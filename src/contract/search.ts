import { z } from 'zod';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { aboutCompanyFields } from '#domain/company/company-fields.ts';
import { requirements } from '#domain/match/requirements.ts';
import { postingCategories, postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { workplaces } from '#domain/posting/workplace.ts';
import {
  deadlineDays,
  facetNames,
  hostStates,
  maxQueryLength,
  postedDays,
  searchNotices,
  searchSorts,
  suggestionKinds,
} from '#domain/search/search.ts';
import { refuses } from './errors.ts';
import { id, storedOutputOf } from './fields.ts';
import { postingConditions } from './posting-own.ts';
import { markdown, postingCard } from './posting.ts';
import { get } from './procedure.ts';

/** Accepts anything a user may type or paste; a domain rule parses it. */
const typed = z.string().max(maxQueryLength.accepted);
/** One value or several: a URL with a single value has no array. */
const several = <T extends z.ZodType>(value: T, most = 20) =>
  z.union([z.array(value).max(most), value.transform((one) => [one])]);
const amount = z.coerce.number().int().min(0).max(1_000_000);

const filters = {
  q: typed.optional(),
  location: typed.optional(),
  type: several(z.enum(postingTypes)).optional(),
  level: several(z.enum(postingLevels)).optional(),
  category: several(z.enum(postingCategories)).optional(),
  workplace: several(z.enum(workplaces)).optional(),
  /** Per year: US dollars, or lakhs of rupees. */
  salaryMin: amount.optional(),
  salaryMax: amount.optional(),
  /**
   * Unit of the salary filter. In dollars ('usd') and lakhs ('inr'), postings without a salary
   * pass; for students ('lpa', in lakhs), the midpoint counts and postings without one fail.
   */
  unit: z.enum(['usd', 'inr', 'lpa']).optional(),
  /** Days from today. */
  deadline: z.coerce
    .number()
    .refine((days) => (deadlineDays as readonly number[]).includes(days))
    .optional(),
  /** Days since it was posted. */
  posted: z.coerce
    .number()
    .refine((days) => (postedDays as readonly number[]).includes(days))
    .optional(),
  source: several(z.string().max(40)).optional(),
  company: typed.optional(),
};

const part = z.object({ text: z.string(), isHit: z.boolean() });

export const searchCard = postingCard.extend({
  /** 'firstrung' or the id of an external source. */
  source: z.string(),
  /** What is known about the host of the application page; null for our own postings. */
  hostState: z.enum(hostStates).nullable(),
  /** The attribution and link that the source's terms require at each posting; null when none. */
  credit: z.object({ name: z.string(), url: z.string() }).nullable(),
  category: z.string().nullable(),
  /** Null where an external source doesn't say. */
  workplace: z.enum(workplaces).nullable(),
  /**
   * Which end of the pay is stated when there is only one; `salary` then repeats it. Null
   * otherwise.
   */
  payEnd: z.enum(['from', 'up-to']).nullable(),
  titleParts: z.array(part),
  excerpt: z.array(part),
  /** Days until the company's first answer; null with too few answers. */
  answerDays: z.number().nullable(),
  asks: z.boolean(),
  isSaved: z.boolean(),
  status: z.enum(applicationStatuses).nullable(),
  match: z
    .object({
      score: z.number().int(),
      version: z.number().int(),
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
  /** The corrected query that was searched instead, because nothing matched the original. */
  corrected: z.string().nullable(),
  read: z.object({ words: z.array(z.string()), notice: z.enum(searchNotices).nullable() }),
});
export type FoundPostings = z.infer<typeof foundPostings>;

const wholeSearchCard = searchCard.extend({
  /** The answers that `answerDays` is measured over. */
  answerCount: z.number().int().nullable(),
  description: markdown,
  /** The original posting, when it is external and its URL is safe. */
  url: z.string().nullable(),
  about: storedOutputOf(aboutCompanyFields).nullable(),
  brandVersion: z.number().int().nullable(),
  /** ISO 3166 two-letter code. */
  country: z.string().nullable(),
  /** Always empty for external postings. */
  conditions: postingConditions,
  questions: z.number().int(),
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
  list: get('anyone', '/search', { isPersonal: true }).input(searchInput).output(foundPostings),
  suggest: get('anyone', '/search/suggestions')
    .input(z.strictObject({ q: typed }))
    .output(z.array(z.object({ text: z.string(), kind: z.enum(suggestionKinds) }))),
  load: get('anyone', '/search/{postingId}', { isPersonal: true })
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(wholeSearchCard),
};
