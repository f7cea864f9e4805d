import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const development =
  process.env['NODE_ENV'] === 'development' ? [route('dev/gallery', 'routes/dev/gallery.tsx')] : [];

export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('careers', 'routes/site/careers.tsx'),
    route('job-application/:postingId', 'routes/site/job-application.tsx'),
    route('companies/request', 'routes/site/company-request.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    route('people/:handle', 'routes/site/person.tsx'),
    route('newsletter', 'routes/site/newsletter.tsx'),
    route('newsletter/confirm', 'routes/site/newsletter-confirm.tsx'),
    route('newsletter/leave', 'routes/site/newsletter-leave.tsx'),
    route('login', 'routes/site/login.tsx'),
    route('signup', 'routes/site/signup.tsx'),
    route('mailbox', 'routes/site/mailbox.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  route('welcome', 'routes/welcome.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('settings', 'routes/settings.tsx'),
  route('student-dashboard', 'routes/student/layout.tsx', [
    index('routes/student/home.tsx'),
    route('update-profile', 'routes/student/update-profile.tsx'),
    route('settings', 'routes/student/settings.tsx'),
    route('settings/:tab', 'routes/student/settings.tsx', { id: 'routes/student/settings-tab' }),
    route('*', 'routes/student/section.tsx'),
  ]),
  route('company-dashboard', 'routes/company/layout.tsx', [
    index('routes/company/overview.tsx'),
    route('applications', 'routes/company/applications.tsx'),
    route('jobs', 'routes/company/jobs.tsx'),
    route('jobs/new', 'routes/company/job-new.tsx'),
    route('jobs/:postingId', 'routes/company/job.tsx'),
    route('update-profile', 'routes/company/update-profile.tsx'),
    route('settings', 'routes/company/settings.tsx'),
    route('settings/:tab', 'routes/company/settings.tsx', { id: 'routes/company/settings-tab' }),
    route('*', 'routes/company/section.tsx'),
  ]),
  route('admin-dashboard', 'routes/admin/layout.tsx', [
    index('routes/admin/overview.tsx'),
    route('companies', 'routes/admin/companies.tsx'),
    route('jobs', 'routes/admin/jobs.tsx'),
    route('system', 'routes/admin/system.tsx'),
    route('security', 'routes/admin/security.tsx'),
    route('update-profile', 'routes/admin/update-profile.tsx'),
    route('my-settings', 'routes/admin/my-settings.tsx'),
    route('my-settings/:tab', 'routes/admin/my-settings.tsx', { id: 'routes/admin/settings-tab' }),
    route(':section', 'routes/admin/section.tsx'),
  ]),
  ...development,
] satisfies RouteConfig;
