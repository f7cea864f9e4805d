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
  '/contact': everybody,
  '/people/:handle': everybody,
  '/newsletter': everybody,
  '/newsletter/confirm': everybody,
  '/newsletter/leave': everybody,
  '/login': ['visitor'],
  '/signup': ['visitor'],
  // On the machine itself.
  '/mailbox': everybody,
  '/*': everybody,
  '/welcome': signedIn,
  '/profile': signedIn,
  '/settings': signedIn,
  '/student-dashboard': ['student'],
  '/student-dashboard/settings': ['student'],
  '/student-dashboard/settings/:tab': ['student'],
  '/student-dashboard/update-profile': ['student'],
  '/student-dashboard/*': ['student'],
  '/company-dashboard': members,
  '/company-dashboard/applications': ['recruiter'],
  '/company-dashboard/jobs': ['recruiter'],
  '/company-dashboard/jobs/new': ['recruiter'],
  '/company-dashboard/jobs/:postingId': ['recruiter'],
  '/company-dashboard/settings': ['recruiter'],
  '/company-dashboard/settings/:tab': ['recruiter'],
  '/company-dashboard/update-profile': ['recruiter'],
  '/company-dashboard/*': members,
  '/admin-dashboard': ['admin'],
  '/admin-dashboard/companies': ['admin'],
  '/admin-dashboard/jobs': ['admin'],
  '/admin-dashboard/system': ['admin'],
  '/admin-dashboard/security': ['admin'],
  '/admin-dashboard/my-settings': ['admin'],
  '/admin-dashboard/my-settings/:tab': ['admin'],
  '/admin-dashboard/update-profile': ['admin'],
  '/admin-dashboard/:section': ['admin'],
};
