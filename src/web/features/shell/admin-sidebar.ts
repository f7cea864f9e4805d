import {
  BarChart3,
  Briefcase,
  Building2,
  Database,
  Flag,
  Gauge,
  House,
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
  { to: admin, label: 'dashboard.overview', icon: House, end: true },
  {
    to: `${admin}/users`,
    label: 'dashboard.users',
    icon: Users,
    pages: [{ to: `${admin}/users/admins`, label: 'shell.admin.admins' }],
  },
  {
    to: `${admin}/companies`,
    label: 'dashboard.companies',
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
  { to: `${admin}/analytics`, label: 'dashboard.analytics', icon: BarChart3 },
  { to: `${admin}/system`, label: 'shell.admin.system', icon: Gauge },
  {
    to: `${admin}/database`,
    label: 'dashboard.database',
    icon: Database,
    pages: [{ to: `${settings}/database/logs`, label: 'dashboard.logs' }],
  },
  { to: `${admin}/security`, label: 'shell.admin.security', icon: Shield },
  {
    to: moderation,
    label: 'shell.admin.moderation',
    icon: Flag,
    pages: [
      { to: `${moderation}/messages`, label: 'dashboard.contact-messages' },
      { to: `${moderation}/newsletter`, label: 'shell.admin.newsletter' },
      { to: `${moderation}/events`, label: 'shell.admin.events' },
      { to: `${moderation}/drives`, label: 'dashboard.manage-drives' },
      { to: `${moderation}/coaching`, label: 'shell.admin.coaching' },
      { to: `${moderation}/test-items`, label: 'dashboard.test-items' },
      { to: `${moderation}/badges`, label: 'dashboard.badges' },
      { to: `${moderation}/roadmap-links`, label: 'dashboard.roadmap-links' },
    ],
  },
  {
    to: settings,
    label: 'site.settings',
    icon: Settings,
    pages: [
      { to: `${settings}/security`, label: 'shell.admin.security-settings' },
      { to: `${settings}/notifications`, label: 'shell.admin.notification-settings' },
      { to: `${settings}/sources`, label: 'dashboard.job-sources' },
    ],
  },
];
