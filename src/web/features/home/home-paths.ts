import type { Upcoming } from '#contract/home.ts';

export const homePath = '/student-dashboard';
export const upcomingPath = `${homePath}/upcoming`;
export const jobsPath = `${homePath}/jobs`;

export const listPaths = {
  open: `${homePath}?status=open#applications`,
  unread: `${homePath}?status=unread#applications`,
  closing: `${jobsPath}/saved?show=closing`,
  interviews: `${upcomingPath}?kind=interview`,
} as const;

export function upcomingTarget({ kind, target }: Upcoming): string {
  switch (kind) {
    case 'interview':
      return `${homePath}?application=${target}#applications`;
    case 'drive':
      return `${homePath}/off-campus`;
    case 'coach':
      return `${homePath}/interviews/coach`;
    case 'event':
      return `/community/events/${target}`;
  }
}
