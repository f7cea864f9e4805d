import type { SignedIn } from '#domain/actor.ts';

/**
 * Path of the personal settings; `settings` itself belongs to the site settings of administrators.
 */
export function ownSettingsPath(kind: SignedIn['kind']): string {
  if (kind === 'admin') return '/admin-dashboard/my-settings';
  return kind === 'member' ? '/company-dashboard/settings' : '/student-dashboard/settings';
}
