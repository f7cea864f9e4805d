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
const moderation = `${admin}/moderation`;
const settings = `${admin}/settings`;

/** In the order of the requirements, which have no moderation. */
export const adminSidebar: Sidebar = [
  { to: admin, label: 'shell.admin.overview', icon: Home, end: true },
  {
    to: `${admin}/users`,
    label: 'shell.admin.users',
    icon: Users,
    pages: [{ to: `${admin}/users/admins`, label: 'shell.admin.admins' }],
  },
  {
    to: `${admin}/companies`,
    label: 'shell.admin.companies',
    icon: Building2,
    pages: [
      { to: `${admin}/company-users`, label: 'shell.admin.company-users' },
      { to: `${admin}/plans`, label: 'shell.admin.plans' },
      { to: `${admin}/plans/subscriptions`, label: 'shell.admin.subscriptions' },
    ],
  },
  {
    to: `${admin}/jobs`,
    label: 'shell.admin.jobs',
    icon: Briefcase,
    pages: [{ to: `${admin}/jobs/import`, label: 'shell.admin.import' }],
  },
  { to: `${admin}/analytics`, label: 'shell.admin.analytics', icon: BarChart3 },
  { to: `${admin}/system`, label: 'shell.admin.system', icon: Gauge },
  {
    to: `${admin}/database`,
    label: 'shell.admin.database',
    icon: Database,
    pages: [{ to: `${settings}/database/logs`, label: 'shell.admin.logs' }],
  },
  { to: `${admin}/security`, label: 'shell.admin.security', icon: Shield },
  {
    to: moderation,
    label: 'shell.admin.moderation',
    icon: Flag,
    pages: [
      { to: `${moderation}/messages`, label: 'shell.admin.messages' },
      { to: `${moderation}/newsletter`, label: 'shell.admin.newsletter' },
      { to: `${moderation}/events`, label: 'shell.admin.events' },
      { to: `${moderation}/drives`, label: 'shell.admin.drives' },
      { to: `${moderation}/coaching`, label: 'shell.admin.coaching' },
      { to: `${moderation}/test-items`, label: 'shell.admin.test-items' },
      { to: `${moderation}/badges`, label: 'shell.admin.badges' },
      { to: `${moderation}/roadmap-links`, label: 'shell.admin.roadmap-links' },
    ],
  },
  {
    to: settings,
    label: 'shell.admin.settings',
    icon: Settings,
    pages: [
      { to: `${settings}/security`, label: 'shell.admin.security-settings' },
      { to: `${settings}/notifications`, label: 'shell.admin.notification-settings' },
      { to: `${settings}/sources`, label: 'shell.admin.sources' },
    ],
  },
];
