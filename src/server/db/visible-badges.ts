import { and, type Column, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { openStatuses } from '#domain/application/application-status.ts';
import type { BadgeResult } from '#domain/assessment/accepted-test.ts';
import { credentials } from './tables/credentials.ts';
import { testAttempts } from './tables/skill-tests.ts';

type Application = { status: Column; updatedAt: Column };

/** An ended application shows what the applicant had earned by then. */
export const isShared = ({ status, updatedAt }: Application) =>
  or(inArray(status, [...openStatuses, 'hired']), lte(credentials.issuedAt, updatedAt));

/** As JSON has it. */
type TestResultJson = Omit<BadgeResult, 'passedAt'> & { passedAt: string };

/** The tests behind the badges that a person shows to companies. */
export function visibleTests(userId: Column, condition?: SQL): SQL<TestResultJson[]> {
  const isShown = and(
    eq(credentials.userId, userId),
    eq(credentials.kind, 'skill-test'),
    isNull(credentials.hiddenAt),
    isNull(credentials.revokedAt),
    condition,
  );
  return sql<TestResultJson[]>`(
    select coalesce(json_agg(json_build_object('domain', ${testAttempts.domain},
      'score', ${testAttempts.score}, 'passedAt', ${testAttempts.submittedAt})), '[]')
    from ${credentials} join ${testAttempts}
      on ${testAttempts.userId} = ${credentials.userId}
      and ${testAttempts.id}::text = ${credentials.source}
    where ${isShown})`;
}
