import {
  BarChart3,
  Briefcase,
  Building2,
  Database,
  Flag,
  Gauge,
  Home,
  Settings,
  Shield,
  Users,
} from 'lucide-react';
import type { Sidebar } from './sidebar.ts';

const admin = '/admin-dashboard';

/** In the order of the requirements, which have no moderation. */
export const adminSidebar: Sidebar = [
  { to: admin, label: 'shell.admin.overview', icon: Home, end: true },
  { to: `${admin}/users`, label: 'shell.admin.users', icon: Users },
  { to: `${admin}/companies`, label: 'shell.admin.companies', icon: Building2 },
  { to: `${admin}/jobs`, label: 'shell.admin.jobs', icon: Briefcase },
  { to: `${admin}/analytics`, label: 'shell.admin.analytics', icon: BarChart3 },
  { to: `${admin}/system`, label: 'shell.admin.system', icon: Gauge },
  { to: `${admin}/database`, label: 'shell.admin.database', icon: Database },
  { to: `${admin}/security`, label: 'shell.admin.security', icon: Shield },
  { to: `${admin}/moderation`, label: 'shell.admin.moderation', icon: Flag },
  { to: `${admin}/settings`, label: 'shell.admin.settings', icon: Settings },
];
