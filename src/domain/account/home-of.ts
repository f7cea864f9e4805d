import type { Actor } from '#domain/actor.ts';

/** Where each kind of account lands after signing in. */
export function homeOf(kind: Actor['kind']): string {
  if (kind === 'admin') return '/admin-dashboard';
  if (kind === 'member') return '/company-dashboard';
  return kind === 'student' ? '/student-dashboard' : '/login';
}
