import {
  BookOpen,
  Briefcase,
  FileText,
  Gauge,
  GraduationCap,
  House,
  Map as MapIcon,
  MessageCircleQuestionMark,
  Settings,
  Timer,
  Video,
} from 'lucide-react';
import type { Sidebar } from './sidebar.ts';

const student = '/student-dashboard';

/** In the order of the requirements. */
export const studentSidebar: Sidebar = [
  {
    to: student,
    label: 'site.home',
    icon: House,
    end: true,
    also: [`${student}/upcoming`, `${student}/analytics`],
  },
  { to: `${student}/resume`, label: 'common.resume', icon: FileText },
  { to: `${student}/interviews`, label: 'dashboard.interviews', icon: Video },
  {
    to: `${student}/interview-questions`,
    label: 'dashboard.interview-questions',
    icon: MessageCircleQuestionMark,
  },
  {
    to: `${student}/skill-test`,
    label: 'shell.student.skill-test',
    icon: Timer,
    also: [`${student}/assessments`],
  },
  {
    to: `${student}/jobs`,
    label: 'site.jobs',
    icon: Briefcase,
    also: [`${student}/applications`, `${student}/invitations`, `${student}/job-preferences`],
  },
  { to: `${student}/roadmap`, label: 'shell.student.roadmap', icon: MapIcon },
  { to: `${student}/learning`, label: 'dashboard.learning', icon: BookOpen },
  { to: `${student}/off-campus`, label: 'shell.student.off-campus', icon: GraduationCap },
  { to: `${student}/ats-score`, label: 'dashboard.ats-score', icon: Gauge },
  {
    to: `${student}/settings`,
    label: 'site.settings',
    icon: Settings,
    also: [`${student}/update-profile`, `${student}/plan`],
  },
];
