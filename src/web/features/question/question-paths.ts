export const questionsPath = '/student-dashboard/interview-questions';
export const savedSetsPath = `${questionsPath}/saved`;
export const reviewPath = `${questionsPath}/review`;

export const setLink = (setId: string) => `${questionsPath}?set=${setId}`;
