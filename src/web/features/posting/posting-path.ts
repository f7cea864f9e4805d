export const postingsPath = '/company-dashboard/jobs';

export const postingPath = (postingId: string) => `${postingsPath}/${postingId}`;
