/** Recent searches per person. */
export const mostRecent = 10;

/** Saved searches per person. */
export const mostKept = 20;

/** Hidden postings and companies per person. */
export const mostHidden = 500;

/** Postings in one alert e-mail. */
export const mostAlerted = 20;

export const alertTimes = ['off', 'daily', 'weekly'] as const;
export type AlertTime = (typeof alertTimes)[number];

/** Characters of a saved search's name. */
export const longestSearchName = 100;
