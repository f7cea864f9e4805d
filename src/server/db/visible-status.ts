import { type SQL, sql } from 'drizzle-orm';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { isApplicationOf } from './joins.ts';
import { applicationMoves, applications } from './tables/applications.ts';
import { offers } from './tables/offers.ts';

// What the student sees of an application: everything but a move that can still be undone.

export const visibleStatus: SQL<ApplicationStatus> = sql`coalesce(${applications.heldStatus}, ${applications.status})`;

export const visibleChangedAt =
  sql`coalesce(${applications.heldChangedAt}, ${applications.updatedAt})`.mapWith(
    applications.updatedAt,
  );

/**
 * The moves that the student was notified of; those between stages of one status are the company's.
 */
export const isVisibleMove: SQL = sql`(not ${applicationMoves.isHeld} and ${applicationMoves.undoneAt} is null
  and ${applicationMoves.fromStatus} is distinct from ${applicationMoves.toStatus})`;

/** Counts what the student was told, so that a move and its undo leave it as it was. */
export const visibleVersion: SQL<number> = sql<number>`(select count(*)::int from application_moves told
  where told.company_id = "job_applications"."company_id" and told.application_id = "job_applications"."id"
    and not told.is_held and told.undone_at is null and told.from_status is distinct from told.to_status)`;

/** Offers without a withdrawal that the student was notified of. */
export const isStandingOffer: SQL = sql`(${offers.withdrawnAt} is null or exists (select from application_moves back
  where back.company_id = "offers"."company_id" and back.id = "offers"."withdrawn_move_id" and back.is_held))`;

/** Offers whose sending the student was notified of. */
export const isVisibleOffer: SQL = sql`(${offers.undoneAt} is null and exists (select from application_moves sent
  where sent.company_id = "offers"."company_id" and sent.id = "offers"."move_id" and not sent.is_held))`;

/** Whether the student accepted the offer that stands; a replaced one was withdrawn. */
export const hasAcceptedOffer: SQL<boolean> = sql<boolean>`exists (select from ${offers}
  where ${isApplicationOf(offers)} and ${offers.answer} = 'accepted'
    and ${isStandingOffer} and ${isVisibleOffer})`;
