export const testPath = '/student-dashboard/skill-test';
export const resultsPath = `${testPath}/results`;

export const resultPath = (attemptId: string) => `${resultsPath}/${attemptId}`;
