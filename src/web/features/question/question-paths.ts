export const questionsPath = '/student-dashboard/interview-questions';
export const savedSetsPath = `${questionsPath}/saved`;
export const companyQuestionsPath = `${questionsPath}/companies`;
export const reviewPath = `${questionsPath}/review`;

export const jobLink = (postingId: string) => `/student-dashboard/jobs?job=${postingId}`;

/** Where a set is practised. */
export const practiseLink = (setId: string) => `/student-dashboard/interviews/set/${setId}`;

export const setLink = (setId: string) => `${questionsPath}?set=${setId}`;
