import { z } from 'zod';
import { memberRoles } from '#domain/actor.ts';
import { invitationStates, maxAssignedPostings } from '#domain/team/team.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refuses } from './errors.ts';
import { email, id, instant } from './fields.ts';
import { del, get, post, put } from './procedure.ts';

const role = z.enum(memberRoles);

const teamMember = z.object({
  userId: id,
  name: z.string(),
  email: z.string(),
  role,
  joinedAt: instant,
  /** Sees only these postings and their applications. */
  isLimited: z.boolean(),
  postings: z.number().int(),
  /** Which ones, for owners only. */
  postingIds: z.array(id),
  /** Applications assigned to this member. */
  assigned: z.number().int(),
});
export type TeamMember = z.infer<typeof teamMember>;

const invitation = z.object({
  id,
  role,
  /** Null for a link that the owner passes on. */
  email: z.string().nullable(),
  url: z.string(),
  /** How many jobs the new member may see; null for all. */
  postings: z.number().int().nullable(),
  expiresAt: instant,
});
export type Invitation = z.infer<typeof invitation>;

const invitationView = z.object({
  state: z.enum(invitationStates),
  /** Null for an unknown link. */
  companyName: z.string().nullable(),
  role: role.nullable(),
  /** The address it was sent to, with most of its name hidden. */
  sentTo: z.string().nullable(),
  /** What the reader can do with an open invitation. */
  reader: z.enum(['visitor', 'may-join', 'other-account', 'member', 'admin']),
});

export const teamAudit = [
  { action: 'team.invited', texts: 'team.audit.invited' },
  { action: 'team.revoked', texts: 'team.audit.revoked' },
  { action: 'team.joined', texts: 'team.audit.joined' },
  { action: 'team.role-changed', texts: 'team.audit.role-changed' },
  { action: 'team.removed', texts: 'team.audit.removed' },
  { action: 'team.access-changed', texts: 'team.audit.access-changed' },
] as const satisfies readonly AuditDeclaration[];

/** The role that the owner saw, so that a colleague's change is not overwritten. */
const member = { userId: id, from: role };

export const team = {
  load: get('recruiter', '/company/team')
    .input(z.strictObject({}))
    .output(
      z.object({
        members: z.array(teamMember),
        /** What access can be limited to; for owners only. */
        postings: z.array(z.object({ id, title: z.string() })),
        /** Open ones, for owners only: each link lets its holder in. */
        invitations: z.array(invitation),
        isOwner: z.boolean(),
      }),
    ),
  createInvitation: post('owner', '/company/team/invitations')
    .errors(
      refuses(
        'ALREADY_MEMBER',
        'TOO_MANY_INVITATIONS',
        'TOO_MANY_SENT',
        'OWNER_SEES_ALL',
        'NOT_FOUND',
      ),
    )
    .input(
      z.strictObject({
        role,
        email: email.nullable(),
        /** The jobs that the new member may see; null for all. */
        postingIds: z.array(id).max(maxAssignedPostings).nullable().default(null),
      }),
    )
    .output(z.object({ id })),
  cancelInvitation: del('owner', '/company/team/invitations/{invitationId}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ invitationId: id }))
    .output(z.object({ id })),
  setRole: put('owner', '/company/team/{userId}/role')
    .errors(refuses('NOT_FOUND', 'MEMBER_CHANGED', 'LAST_OWNER'))
    .input(z.strictObject({ ...member, to: role }))
    .output(z.object({ userId: id, role })),
  setAccess: put('owner', '/company/team/{userId}/access')
    .errors(refuses('NOT_FOUND', 'MEMBER_CHANGED', 'OWNER_SEES_ALL'))
    .input(
      z.strictObject({
        ...member,
        isLimited: z.boolean(),
        postingIds: z.array(id).max(maxAssignedPostings),
      }),
    )
    .output(z.object({ userId: id, isLimited: z.boolean(), postingIds: z.array(id) })),
  removeMember: del('owner', '/company/team/{userId}')
    .errors(refuses('NOT_FOUND', 'MEMBER_CHANGED', 'LAST_OWNER'))
    .input(
      z.strictObject({
        ...member,
        /** Who takes over the assigned applications; null leaves them unassigned. */
        successorId: id.nullable(),
      }),
    )
    .output(z.object({ userId: id })),
  findInvitation: get('anyone', '/invitations/{token}', { isPersonal: true })
    .input(z.strictObject({ token: z.string().max(100) }))
    .output(invitationView),
  join: post('student-or-member', '/invitations/{token}')
    .errors(
      refuses(
        'LINK_UNKNOWN',
        'LINK_USED',
        'LINK_EXPIRED',
        'INVITATION_REVOKED',
        'INVITATION_OTHER_ACCOUNT',
        'ALREADY_MEMBER',
      ),
    )
    .input(z.strictObject({ token: z.string().max(100) }))
    .output(z.object({ companyId: id, role })),
};
