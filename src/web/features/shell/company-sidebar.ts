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
  Home,
  Settings,
  Star,
  Users,
} from 'lucide-react';
import type { Sidebar } from './sidebar.ts';

const company = '/company-dashboard';

/** In the order of the requirements; coaching, assessments and badges are beside interviews. */
export const companySidebar: Sidebar = [
  { to: company, label: 'shell.company.overview', icon: Home, end: true },
  {
    to: `${company}/jobs`,
    label: 'shell.company.jobs',
    icon: Briefcase,
    notForInterviewers: true,
  },
  {
    to: `${company}/candidates`,
    label: 'shell.company.candidates',
    icon: Users,
    notForInterviewers: true,
  },
  { to: `${company}/applications`, label: 'shell.company.applications', icon: ClipboardList },
  { to: `${company}/assessments`, label: 'shell.company.assessments', icon: ClipboardCheck },
  {
    to: `${company}/credential-verification`,
    label: 'shell.company.credential-verification',
    icon: BadgeCheck,
  },
  { to: `${company}/interviews`, label: 'shell.company.interviews', icon: CalendarDays },
  { to: `${company}/coaching`, label: 'shell.company.coaching', icon: GraduationCap },
  {
    to: `${company}/analytics`,
    label: 'shell.company.analytics',
    icon: BarChart3,
    notForInterviewers: true,
  },
  {
    to: `${company}/talent`,
    label: 'shell.company.talent',
    icon: Star,
    notForInterviewers: true,
  },
  { to: `${company}/notifications`, label: 'shell.company.notifications', icon: Bell },
  {
    to: `${company}/profile`,
    label: 'shell.company.profile',
    icon: Building2,
    notForInterviewers: true,
  },
  { to: `${company}/settings`, label: 'shell.company.settings', icon: Settings },
];
