export const postingsPath = '/company-dashboard/jobs';

/** The company's page for a posting. */
export const postingPath = (postingId: string) => `${postingsPath}/${postingId}`;
