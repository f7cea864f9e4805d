import { sql } from 'drizzle-orm';
import { applications } from './tables/applications.ts';
import { interviews } from './tables/interviews.ts';

/** Of an application in Interview Scheduled, the one interview that was not cancelled. */
export const isOnlyInterview = sql<boolean>`${applications.status} = 'interview_scheduled'
  and "interviews"."status" <> 'cancelled' and not exists (select from ${interviews} other
    where other.company_id = "interviews"."company_id" and other.id <> "interviews"."id"
      and other.application_id = "interviews"."application_id" and other.status <> 'cancelled')`.as(
  'is_only',
);
