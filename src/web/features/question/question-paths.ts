export const questionsPath = '/student-dashboard/interview-questions';
export const savedSetsPath = `${questionsPath}/saved`;
export const reviewPath = `${questionsPath}/review`;

/** Where a set is practised. */
export const practiseLink = (setId: string) => `/student-dashboard/interviews/set/${setId}`;

export const setLink = (setId: string) => `${questionsPath}?set=${setId}`;
