export const maxSetNameLength = 100;

/** How many sets a student may save. */
export const maxSavedSets = 50;

/** A new set avoids the questions of this many previous sets of the same domain and band. */
export const avoidedSets = 5;

/** How many due questions one review offers. */
export const maxReviewed = 20;

export const fewestQuestionsPerBand = 40;

/** How many questions of a set a model writes at most. */
export const maxModelQuestions = 5;

/** Characters of what a model writes. */
export const maxModelTextLength = { question: 400, type: 40, point: 300 } as const;
