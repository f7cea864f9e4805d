export type Reader = 'visitor' | 'student' | 'recruiter' | 'admin';
type Audience = readonly Reader[];

const everybody: Audience = ['visitor', 'student', 'recruiter', 'admin'];
const signedIn: Audience = ['student', 'recruiter', 'admin'];
const members: Audience = ['recruiter'];

/** Who sees each page; everyone else is sent to the sign-in page or the own dashboard, or is refused. */
export const pageAudiences: Record<string, Audience> = {
  '/': everybody,
  '/about': everybody,
  '/students': everybody,
  '/companies': everybody,
  '/features': everybody,
  '/matching': everybody,
  '/ai-resume-builder': everybody,
  '/mock-interviews': everybody,
  '/job-board': everybody,
  '/blockchain-verification': everybody,
  '/careers': everybody,
  '/blog': everybody,
  '/blog/:slug': everybody,
  '/press': everybody,
  '/terms': everybody,
  '/privacy': everybody,
  '/cookies': everybody,
  '/job-application/:postingId': everybody,
  '/companies/request': everybody,
  '/contact': everybody,
  '/newsletter': everybody,
  '/newsletter/confirm': everybody,
  '/newsletter/leave': everybody,
  '/login': ['visitor'],
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
  // Not found while the site is not worked on.
  '/maintenance': everybody,
  '/welcome': signedIn,
  '/profile': signedIn,
  '/settings': signedIn,
  '/student-dashboard': ['student'],
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
  '/admin-dashboard/system': ['admin'],
  '/admin-dashboard/security': ['admin'],
  '/admin-dashboard/users': ['admin'],
  '/admin-dashboard/users/admins': ['admin'],
  '/admin-dashboard/company-users': ['admin'],
  '/admin-dashboard/settings': ['admin'],
  '/admin-dashboard/settings/security': ['admin'],
  '/admin-dashboard/:section': ['admin'],
};
