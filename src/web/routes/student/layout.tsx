import { studentSidebar } from '#web/features/shell/student-sidebar.ts';
import { pageLoader } from '#web/lib/page.ts';
import { shouldRenew } from '#web/lib/use-renewal.ts';
import { DashboardLayout } from '#web/routes/dashboard-layout.tsx';

export const loader = pageLoader({
  texts: [
    'shell',
    'dashboard',
    'palette',
    'assistant',
    'refusal',
    'application',
    'student',
    'own',
    'offer',
    'messages',
  ],
  only: ['student'],
});

/**
 * Texts and account stay the same between its pages, unless the language changes; each page checks
 * access and loads its own data.
 */
export const shouldRevalidate = shouldRenew;

export default function StudentLayout() {
  return <DashboardLayout sidebar={studentSidebar} />;
}
