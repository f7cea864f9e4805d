/** How many of the last searches of a person are kept. */
export const mostRecent = 10;

/** How many searches a person may keep. */
export const mostKept = 20;

/** How many postings and companies a person may hide. */
export const mostHidden = 500;

/** How many postings one mail of an alert tells of. */
export const mostAlerted = 20;

export const alertTimes = ['off', 'daily', 'weekly'] as const;
export type AlertTime = (typeof alertTimes)[number];

/** The most characters of the name of a kept search. */
export const longestSearchName = 100;
