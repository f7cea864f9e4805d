import { ownRows } from './own-rows.ts';
import { type PersonalSection, section } from './personal-section.ts';
import { invitations, talentEntries, talentNotes } from './tables/talent.ts';

const { byUser } = ownRows;

/** What companies keep of a student they found, and what members wrote and sent. */
export const talentSections: readonly PersonalSection[] = [
  section(
    'talent-pools',
    talentEntries,
    byUser(talentEntries.studentId),
    'companyId seen createdAt',
  ),
  section(
    'invitations-to-apply',
    invitations,
    byUser(invitations.studentId),
    'id companyId postingId state createdAt expiresAt notifiedAt answeredAt',
  ),
  section(
    'talent-notes-written',
    talentNotes,
    byUser(talentNotes.authorId),
    'id companyId body updatedAt',
  ),
];
