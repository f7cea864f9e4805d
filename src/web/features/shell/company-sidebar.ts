import {
  BadgeCheck,
  BarChart3,
  Bell,
  Briefcase,
  Building2,
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  GraduationCap,
  House,
  Settings,
  Star,
  Users,
} from 'lucide-react';
import type { Sidebar } from './sidebar.ts';

const company = '/company-dashboard';

/** In the order of the requirements; coaching, assessments and badges are beside interviews. */
export const companySidebar: Sidebar = [
  { to: company, label: 'dashboard.overview', icon: House, end: true },
  {
    to: `${company}/jobs`,
    label: 'shell.admin.jobs',
    icon: Briefcase,
    notForInterviewers: true,
  },
  {
    to: `${company}/candidates`,
    label: 'dashboard.candidates',
    icon: Users,
    notForInterviewers: true,
  },
  { to: `${company}/applications`, label: 'dashboard.applications', icon: ClipboardList },
  { to: `${company}/assessments`, label: 'dashboard.assessments', icon: ClipboardCheck },
  {
    to: `${company}/credential-verification`,
    label: 'shell.company.credential-verification',
    icon: BadgeCheck,
  },
  { to: `${company}/interviews`, label: 'dashboard.interviews', icon: CalendarDays },
  { to: `${company}/coaching`, label: 'shell.admin.coaching', icon: GraduationCap },
  {
    to: `${company}/analytics`,
    label: 'dashboard.analytics',
    icon: BarChart3,
    notForInterviewers: true,
  },
  {
    to: `${company}/talent`,
    label: 'shell.company.talent',
    icon: Star,
    notForInterviewers: true,
  },
  { to: `${company}/notifications`, label: 'shell.bell.title', icon: Bell },
  {
    to: `${company}/profile`,
    label: 'shell.company.profile',
    icon: Building2,
    notForInterviewers: true,
  },
  { to: `${company}/settings`, label: 'site.settings', icon: Settings },
];
