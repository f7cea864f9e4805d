import type { Audience } from '#contract/procedure.ts';
import type { Actor } from '#domain/actor.ts';
import { no, type Verdict, yes } from '#domain/refusals.ts';

export function mayCall(actor: Actor, audience: Audience): Verdict {
  if (audience === 'anyone') return yes;
  if (actor.kind === 'visitor' || actor.kind === 'system') return no('NOT_SIGNED_IN');
  if (audience === 'signed-in') return yes;
  if (audience === 'student-or-member') return actor.kind === 'admin' ? no('FORBIDDEN') : yes;
  if (audience === 'member-or-admin') return actor.kind === 'student' ? no('FORBIDDEN') : yes;
  const isRecruiter = actor.kind === 'member' && actor.role !== 'interviewer';
  const isOwner = actor.kind === 'member' && actor.role === 'owner';
  if (audience === 'recruiter') return isRecruiter ? yes : no('FORBIDDEN');
  if (audience === 'owner') return isOwner ? yes : no('FORBIDDEN');
  if (audience === 'student-or-owner')
    return isOwner || actor.kind === 'student' ? yes : no('FORBIDDEN');
  if (audience === 'recruiter-or-admin')
    return isRecruiter || actor.kind === 'admin' ? yes : no('FORBIDDEN');
  return actor.kind === audience ? yes : no('FORBIDDEN');
}
