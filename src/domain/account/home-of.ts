import type { Actor } from '#domain/actor.ts';

/** The start page after signing in. */
export function homeOf(kind: Actor['kind']): string {
  if (kind === 'admin') return '/admin-dashboard';
  if (kind === 'member') return '/company-dashboard';
  return kind === 'student' ? '/student-dashboard' : '/login';
}
