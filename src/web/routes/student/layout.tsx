import { pageLoader } from '#web/lib/page.ts';

export { DashboardLayout as default } from '#web/routes/dashboard-layout.tsx';

export const loader = pageLoader({
  texts: ['shell', 'application', 'student', 'own', 'messages'],
  only: ['student'],
});

/** Texts and account stay while its pages change: each page checks and brings what it needs by itself. */
export const shouldRevalidate = () => false;
