import { FileText, type LucideIcon } from 'lucide-react';
import type { Me } from '#contract/account.ts';
import type { PlainTextKey, Translate } from '#texts/translate.ts';
import type { PalettePage } from './palette-entries.ts';

export type MenuEntry = {
  to: string;
  label: PlainTextKey;
  icon?: LucideIcon;
  notForInterviewers?: true;
};

const others: Record<Me['kind'], readonly MenuEntry[]> = {
  student: [
    { to: '/student-dashboard/jobs/saved', label: 'palette.pages.saved' },
    { to: '/student-dashboard/jobs/searches', label: 'palette.pages.searches' },
    { to: '/student-dashboard/interview-questions/saved', label: 'palette.pages.question-sets' },
    { to: '/student-dashboard/interviews/progress', label: 'palette.pages.practice-progress' },
    { to: '/student-dashboard/interviews/guides', label: 'palette.pages.interview-guides' },
    { to: '/student-dashboard/assessments', label: 'dashboard.assessments-from-companies' },
    { to: '/student-dashboard/invitations', label: 'dashboard.invitations-to-apply' },
    { to: '/student-dashboard/plan', label: 'palette.pages.plan' },
    { to: '/student-dashboard/update-profile', label: 'dashboard.update-profile' },
  ],
  member: [
    { to: '/company-dashboard/jobs/new', label: 'dashboard.post-a-job', notForInterviewers: true },
    { to: '/company-dashboard/drives', label: 'dashboard.manage-drives', notForInterviewers: true },
    {
      to: '/company-dashboard/profile/team',
      label: 'palette.pages.team',
      notForInterviewers: true,
    },
    {
      to: '/company-dashboard/profile/branding',
      label: 'palette.pages.branding',
      notForInterviewers: true,
    },
    {
      to: '/company-dashboard/profile/preferences',
      label: 'palette.pages.preferences',
      notForInterviewers: true,
    },
    { to: '/company-dashboard/interviews/availability', label: 'palette.pages.availability' },
    { to: '/company-dashboard/plan', label: 'palette.pages.plan' },
    { to: '/company-dashboard/update-profile', label: 'dashboard.update-profile' },
  ],
  admin: [
    { to: '/admin-dashboard/update-profile', label: 'dashboard.update-profile' },
    { to: '/admin-dashboard/my-settings', label: 'dashboard.my-settings' },
  ],
};
const everywhere: readonly MenuEntry[] = [
  { to: '/community', label: 'site.community' },
  { to: '/community/events', label: 'dashboard.events' },
  { to: '/community/forum', label: 'palette.pages.forum' },
  { to: '/blog', label: 'palette.pages.blog' },
];

/** The pages in the palette: those of the dashboard's menu and their subpages. */
export function palettePages(
  { kind, company }: Pick<Me, 'kind' | 'company'>,
  menu: readonly MenuEntry[],
  t: Translate,
): PalettePage[] {
  const isInterviewer = company?.role === 'interviewer';
  return [...menu, ...others[kind], ...everywhere]
    .filter((entry) => !isInterviewer || !entry.notForInterviewers)
    .map(({ to, label, icon = FileText }) => ({ name: t(label), to, icon }));
}
