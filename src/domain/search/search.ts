export const searchSorts = ['relevance', 'date', 'salary', 'company', 'match'] as const;

/** Filters that show counts. */
export const facetNames = ['type', 'level', 'category', 'workplace', 'source'] as const;
export type FacetName = (typeof facetNames)[number];

export const deadlineDays = [3, 7, 15] as const;

/** Choices for the age of a posting, in days. */
export const postedDays = [1, 3, 7, 14, 30] as const;

/** The query is longer than what is searched; the query has no searchable word. */
export const searchNotices = ['too-long', 'nothing-to-search'] as const;
export type SearchNotice = (typeof searchNotices)[number];

export const suggestionKinds = ['title', 'skill', 'company'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const hostStates = ['known', 'unknown', 'look-alike'] as const;

/** Characters accepted, and characters searched. */
export const maxQueryLength = { accepted: 10_000, read: 300 } as const;

/** What a student has hidden: postings, and companies by lower-case name. */
export type Hidden = { postings: readonly string[]; companies: readonly string[] };

/** Cards per page. */
export const searchPageSize = 20;

/**
 * Postings per index segment, one bit each; must equal the number in the database function
 * `bits_at`.
 */
export const maxSegmentLength = 32_768;

/**
 * The index dates samples like this and doesn't weigh their words, so that they never rank above
 * real jobs.
 */
export const samplePostedAt = new Date(0);

/** The source of postings created on the platform. */
export const ownSource = 'firstrung';
