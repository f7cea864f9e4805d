import { adminSidebar } from '#web/features/shell/admin-sidebar.ts';
import { pageLoader } from '#web/lib/page.ts';
import { shouldRenew } from '#web/lib/use-renewal.ts';
import { DashboardLayout } from '#web/routes/dashboard-layout.tsx';

export const loader = pageLoader({
  texts: ['shell', 'dashboard', 'palette', 'refusal', 'application', 'admin'],
  only: ['admin'],
});

/**
 * Texts and account stay the same between its pages, unless the platform is renamed or the language
 * changes; each page checks access and loads its own data.
 */
export const shouldRevalidate = shouldRenew;

export default function AdminLayout() {
  return <DashboardLayout sidebar={adminSidebar} />;
}
