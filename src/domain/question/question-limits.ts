export const longestSetName = 100;

/** How many sets a student may save. */
export const mostSavedSets = 50;

/** A new set avoids the questions of this many previous sets of the same domain and band. */
export const avoidedSets = 5;

/** How many due questions one review offers. */
export const mostReviewed = 20;

export const fewestQuestionsPerBand = 40;

/** How many questions of a set a model writes at most. */
export const mostModelQuestions = 5;

/** Characters of what a model writes. */
export const longestModelText = { question: 400, type: 40, point: 300 } as const;
