/** Recent searches per person. */
export const maxRecentSearches = 10;

/** Saved searches per person. */
export const maxSavedSearches = 20;

/** Hidden postings and companies per person. */
export const maxHiddenJobs = 500;

/** Postings in one alert email. */
export const maxAlertedJobs = 20;

export const alertTimes = ['off', 'daily', 'weekly'] as const;
export type AlertTime = (typeof alertTimes)[number];

/** Characters of a saved search's name. */
export const maxSearchNameLength = 100;
