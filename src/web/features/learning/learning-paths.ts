export const learningPath = '/student-dashboard/learning';
export const reviewPath = `${learningPath}/review`;
export const lessonPath = (topic: string) => `${learningPath}/${topic}`;
export const quizPath = (topic: string) => `${learningPath}/${topic}/quiz`;

/** The student search whose total is the number of jobs shown for a skill. */
export const jobsPath = (skill: string) =>
  `/student-dashboard/jobs?${new URLSearchParams({ q: skill }).toString()}`;
