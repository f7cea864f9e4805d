export type Reader = 'visitor' | 'student' | 'recruiter' | 'admin';
type Audience = readonly Reader[];

const everybody: Audience = ['visitor', 'student', 'recruiter', 'admin'];
const signedIn: Audience = ['student', 'recruiter', 'admin'];
const members: Audience = ['recruiter'];

/** Who sees each page; everyone else is sent to the sign-in page or the own dashboard, or is refused. */
export const pageAudiences: Record<string, Audience> = {
  '/': everybody,
  '/careers': everybody,
  '/job-application/:postingId': everybody,
  '/companies/request': everybody,
  '/login': ['visitor'],
  // Only between the two steps of a sign-in; else it leads to the sign-in page.
  '/login/two-factor': [],
  '/signup': ['visitor'],
  '/forgot-password': everybody,
  '/confirm-email': everybody,
  '/reset-password': everybody,
  '/auth/reset-password': everybody,
  // Without a link it leads to the sign-in page, and who is signed in already on from there.
  '/auth/callback': [],
  // On the machine itself.
  '/mailbox': everybody,
  '/*': everybody,
  '/welcome': signedIn,
  '/profile': signedIn,
  '/settings': signedIn,
  '/student-dashboard': ['student'],
  '/student-dashboard/settings': ['student'],
  '/student-dashboard/*': ['student'],
  '/company-dashboard': members,
  '/company-dashboard/applications': ['recruiter'],
  '/company-dashboard/jobs': ['recruiter'],
  '/company-dashboard/jobs/new': ['recruiter'],
  '/company-dashboard/jobs/:postingId': ['recruiter'],
  '/company-dashboard/*': members,
  '/admin-dashboard': ['admin'],
  '/admin-dashboard/companies': ['admin'],
  '/admin-dashboard/jobs': ['admin'],
  '/admin-dashboard/:section': ['admin'],
};
