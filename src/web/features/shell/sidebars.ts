import {
  BarChart3,
  Bell,
  BookOpen,
  Briefcase,
  Building2,
  CalendarDays,
  ClipboardList,
  Database,
  FileText,
  Gauge,
  GraduationCap,
  Home,
  Lock,
  type LucideIcon,
  Map as MapIcon,
  MessageCircleQuestion,
  Settings,
  Shield,
  Star,
  Timer,
  Users,
  Video,
} from 'lucide-react';
import type { TextKey } from '#domain/texts/translate.ts';

type Entry = { to: string; label: TextKey; icon: LucideIcon; end?: boolean };

const student = '/student-dashboard';
const company = '/company-dashboard';
const admin = '/admin-dashboard';

/** The sidebars, in the order of the documents. */
export const sidebars = {
  student: [
    { to: student, label: 'shell.student.home', icon: Home, end: true },
    { to: `${student}/resume`, label: 'shell.student.resume', icon: FileText },
    { to: `${student}/interviews`, label: 'shell.student.interviews', icon: Video },
    {
      to: `${student}/interview-questions`,
      label: 'shell.student.interview-questions',
      icon: MessageCircleQuestion,
    },
    { to: `${student}/skill-test`, label: 'shell.student.skill-test', icon: Timer },
    { to: `${student}/jobs`, label: 'shell.student.jobs', icon: Briefcase },
    { to: `${student}/roadmap`, label: 'shell.student.roadmap', icon: MapIcon },
    { to: `${student}/learning`, label: 'shell.student.learning', icon: BookOpen },
    { to: `${student}/off-campus`, label: 'shell.student.off-campus', icon: GraduationCap },
    { to: `${student}/ats-score`, label: 'shell.student.ats-score', icon: Gauge },
    { to: `${student}/settings`, label: 'shell.student.settings', icon: Settings },
  ],
  member: [
    { to: company, label: 'shell.company.overview', icon: Home, end: true },
    { to: `${company}/jobs`, label: 'shell.company.jobs', icon: Briefcase },
    { to: `${company}/candidates`, label: 'shell.company.candidates', icon: Users },
    { to: `${company}/applications`, label: 'shell.company.applications', icon: ClipboardList },
    { to: `${company}/interviews`, label: 'shell.company.interviews', icon: CalendarDays },
    { to: `${company}/analytics`, label: 'shell.company.analytics', icon: BarChart3 },
    { to: `${company}/talent`, label: 'shell.company.talent', icon: Star },
    { to: `${company}/notifications`, label: 'shell.company.notifications', icon: Bell },
    { to: `${company}/profile`, label: 'shell.company.profile', icon: Building2 },
    { to: `${company}/settings`, label: 'shell.company.settings', icon: Settings },
  ],
  admin: [
    { to: admin, label: 'shell.admin.overview', icon: Home, end: true },
    { to: `${admin}/users`, label: 'shell.admin.users', icon: Users },
    { to: `${admin}/companies`, label: 'shell.admin.companies', icon: Building2 },
    { to: `${admin}/jobs`, label: 'shell.admin.jobs', icon: Briefcase },
    { to: `${admin}/analytics`, label: 'shell.admin.analytics', icon: BarChart3 },
    { to: `${admin}/system`, label: 'shell.admin.system', icon: Gauge },
    { to: `${admin}/database`, label: 'shell.admin.database', icon: Database },
    { to: `${admin}/security`, label: 'shell.admin.security', icon: Shield },
    { to: `${admin}/settings`, label: 'shell.admin.settings', icon: Lock },
  ],
} satisfies Record<string, Entry[]>;
