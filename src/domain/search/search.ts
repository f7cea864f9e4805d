export const searchSorts = ['relevance', 'date', 'salary', 'company', 'match'] as const;

/** The filters whose counts stand beside them. */
export const facetNames = ['type', 'level', 'category', 'remote', 'source'] as const;
export type FacetName = (typeof facetNames)[number];

export const deadlineDays = [3, 7, 15] as const;

/** What was typed is longer than what is searched for; nothing of it can be searched for. */
export const searchNotices = ['too-long', 'nothing-to-search'] as const;
export type SearchNotice = (typeof searchNotices)[number];

export const suggestionKinds = ['title', 'skill', 'company'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const hostStates = ['known', 'unknown', 'look-alike'] as const;

/** Characters: so many are taken, and so many of them are read. */
export const longestQuery = { accepted: 10_000, read: 300 } as const;

/** What a student wants to see no more of: postings, and companies by their names in small letters. */
export type Hidden = { postings: readonly string[]; companies: readonly string[] };

/** How many cards a page shows. */
export const searchPageSize = 20;

/** How many postings are indexed together at most, one bit each; `bits_at` of the database knows the same number. */
export const longestSegment = 32_768;

/** The source of what companies post here. */
export const ownSource = 'firstrung';
