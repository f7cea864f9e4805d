import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const development =
  process.env['NODE_ENV'] === 'development' ? [route('dev/gallery', 'routes/dev/gallery.tsx')] : [];

export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('careers', 'routes/site/careers.tsx'),
    route('job-application/:postingId', 'routes/site/job-application.tsx'),
    route('companies/request', 'routes/site/company-request.tsx'),
    route('login', 'routes/site/login.tsx'),
    route('login/two-factor', 'routes/site/two-factor.tsx'),
    route('signup', 'routes/site/signup.tsx'),
    route('forgot-password', 'routes/site/forgot-password.tsx'),
    route('confirm-email', 'routes/site/confirm-email.tsx'),
    route('reset-password', 'routes/site/reset-password.tsx'),
    route('auth/reset-password', 'routes/site/reset-password.tsx', {
      id: 'routes/site/auth-reset-password',
    }),
    route('auth/callback', 'routes/site/auth-callback.tsx'),
    route('mailbox', 'routes/site/mailbox.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  route('welcome', 'routes/welcome.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('settings', 'routes/settings.tsx'),
  route('student-dashboard', 'routes/student/layout.tsx', [
    index('routes/student/home.tsx'),
    route('settings', 'routes/student/settings.tsx'),
    route('*', 'routes/student/section.tsx'),
  ]),
  route('company-dashboard', 'routes/company/layout.tsx', [
    index('routes/company/overview.tsx'),
    route('applications', 'routes/company/applications.tsx'),
    route('jobs', 'routes/company/jobs.tsx'),
    route('jobs/new', 'routes/company/job-new.tsx'),
    route('jobs/:postingId', 'routes/company/job.tsx'),
    route('*', 'routes/company/section.tsx'),
  ]),
  route('admin-dashboard', 'routes/admin/layout.tsx', [
    index('routes/admin/overview.tsx'),
    route('companies', 'routes/admin/companies.tsx'),
    route('jobs', 'routes/admin/jobs.tsx'),
    route(':section', 'routes/admin/section.tsx'),
  ]),
  ...development,
] satisfies RouteConfig;
