import { companySidebar } from '#web/features/shell/company-sidebar.ts';
import { pageLoader } from '#web/lib/page.ts';
import { shouldRenew } from '#web/lib/use-renewal.ts';
import { DashboardLayout } from '#web/routes/dashboard-layout.tsx';

export const loader = pageLoader({
  texts: ['shell', 'dashboard', 'palette', 'refusal', 'application', 'company', 'messages'],
  only: ['member'],
});

/**
 * Texts and account stay the same between its pages, unless the language changes; each page checks
 * access and loads its own data.
 */
export const shouldRevalidate = shouldRenew;

export default function CompanyLayout() {
  return <DashboardLayout sidebar={companySidebar} />;
}
