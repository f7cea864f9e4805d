import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { InvitationState } from '#domain/invitation/invitation.ts';
import { isNamedTo } from './blind.ts';
import { applications } from './tables/applications.ts';
import { invitations } from './tables/talent.ts';

/**
 * The state of an invitation as the member may see it: one that was accepted looks unanswered while
 * the member must not know who applied. For statements that join `invitations`.
 */
export function visibleState(userId: string | Placeholder): SQL<InvitationState> {
  return sql<InvitationState>`case when ${invitations.state} = 'applied' and exists (
      select 1 from ${applications} where ${applications.companyId} = ${invitations.companyId}
        and ${applications.postingId} = ${invitations.postingId}
        and ${applications.studentId} = ${invitations.studentId} and not ${isNamedTo(userId)})
    then 'sent' else ${invitations.state} end`;
}
