export const testPath = '/student-dashboard/skill-test';
export const resultsPath = `${testPath}/results`;
export const badgesPath = `${testPath}/badges`;

export const resultPath = (attemptId: string) => `${resultsPath}/${attemptId}`;
