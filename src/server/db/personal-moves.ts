import { and, eq } from 'drizzle-orm';
import { ownRows } from './own-rows.ts';
import { type PersonalSection, section } from './personal-section.ts';
import { applicationMoves, heldApplications } from './tables/applications.ts';
import { messageTemplates } from './tables/message-templates.ts';
import { offers } from './tables/offers.ts';
import { isVisibleMove, isVisibleOffer } from './visible-status.ts';

const { byUser, ofOwnApplications } = ownRows;

/** What became of a student's applications, and what members did about others'. */
export const moveSections: readonly PersonalSection[] = [
  section(
    'application-history',
    applicationMoves,
    (person) => and(ofOwnApplications(applicationMoves.applicationId)(person), isVisibleMove),
    'id applicationId fromStatus toStatus actorKind reason createdAt',
  ),
  section(
    'applications-not-sent-yet',
    heldApplications,
    byUser(heldApplications.studentId),
    'postingId resumeFileId source createdAt',
  ),
  section(
    'offers',
    offers,
    (person) => and(ofOwnApplications(offers.applicationId)(person), isVisibleOffer),
    'id applicationId number pay currency period startsOn place terms candidateName jobTitle companyName senderName sentAt expiresAt answer answeredAt',
  ),
  section(
    'offers-sent-for-a-company',
    offers,
    byUser(offers.sentBy),
    'id applicationId sentAt withdrawnAt withdrawnReason undoneAt',
  ),
  section(
    'templates-written',
    messageTemplates,
    byUser(messageTemplates.updatedBy),
    'id kind name body createdAt updatedAt',
  ),
  section(
    'moves-made-for-a-company',
    applicationMoves,
    (person) =>
      and(eq(applicationMoves.actorId, person.userId), eq(applicationMoves.actorKind, 'member')),
    'id applicationId fromStatus toStatus stageName actorKind reason basis undoneAt createdAt',
  ),
];
