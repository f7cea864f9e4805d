const dashboard = '/company-dashboard';

export const overviewPaths = {
  jobs: `${dashboard}/jobs`,
  newJob: `${dashboard}/jobs/new`,
  candidates: `${dashboard}/candidates`,
  applications: `${dashboard}/applications`,
  interviews: `${dashboard}/interviews`,
  analytics: `${dashboard}/analytics`,
  talent: `${dashboard}/talent`,
  notifications: `${dashboard}/notifications`,
  profile: `${dashboard}/profile`,
  team: `${dashboard}/profile/team`,
} as const;

/** The table, so that its total is the number that was pressed. */
export const applicationList = (filter = '') =>
  `${overviewPaths.applications}?view=table${filter && `&${filter}`}`;
