import type { SignedIn } from '#domain/actor.ts';

/** Where people of each kind find what they set for themselves; under `settings` administrators set the site. */
export function ownSettingsPath(kind: SignedIn['kind']): string {
  if (kind === 'admin') return '/admin-dashboard/my-settings';
  return kind === 'member' ? '/company-dashboard/settings' : '/student-dashboard/settings';
}
