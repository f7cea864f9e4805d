export const postingsPath = '/company-dashboard/jobs';

/** Where the company writes a posting. */
export const postingPath = (postingId: string) => `${postingsPath}/${postingId}`;
