export const interviewsPath = '/student-dashboard/interviews';
export const guidesPath = `${interviewsPath}/guides`;
export const progressPath = `${interviewsPath}/progress`;

export const sessionLink = (sessionId: string) => `${interviewsPath}/sessions/${sessionId}`;
export const guideLink = (slug: string) => `${guidesPath}/${slug}`;
