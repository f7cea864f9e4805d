import { and, desc, eq, gte, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { LinkCheck } from '#domain/roadmap/link-check.ts';
import type { SavedStep } from '#domain/roadmap/resolve-steps.ts';
import type { RoadmapTopic } from '#domain/roadmap/roadmap.ts';
import type { Ctx } from '#server/context.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { postings } from '#server/db/tables/postings.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { resumes } from '#server/db/tables/resumes.ts';
import { roadmapLinks, roadmapPlans, roadmapSteps } from '#server/db/tables/roadmaps.ts';
import { savedPostings } from '#server/db/tables/saved-searches.ts';
import { testAnswers, testAttempts } from '#server/db/tables/skill-tests.ts';
import type { StudentScope } from '#server/scopes.ts';

/** The student's saved steps of all topics, most recently changed first. */
export async function loadSteps(
  ctx: Ctx,
  scope: StudentScope,
): Promise<(SavedStep & { topic: string })[]> {
  const rows = await ctx.db
    .select()
    .from(roadmapSteps)
    .where(eq(roadmapSteps.userId, scope.studentId))
    .orderBy(desc(roadmapSteps.updatedAt), roadmapSteps.topic, roadmapSteps.step);
  return rows.map(({ topic, step, state, evidenceKind, evidenceSkill, rejectedKind }) => ({
    topic,
    step,
    state,
    evidence:
      evidenceKind === null || evidenceSkill === null
        ? null
        : { kind: evidenceKind, skill: evidenceSkill },
    rejected: rejectedKind,
  }));
}

export async function upsertSteps(
  ctx: Ctx,
  scope: StudentScope,
  topic: RoadmapTopic,
  { steps, keepsRejected }: { steps: readonly SavedStep[]; keepsRejected: boolean },
): Promise<void> {
  await ctx.db
    .insert(roadmapSteps)
    .values(
      steps.map(({ step, state, evidence, rejected }) => ({
        userId: scope.studentId,
        topic,
        step,
        state,
        evidenceKind: evidence?.kind ?? null,
        evidenceSkill: evidence?.skill ?? null,
        rejectedKind: rejected,
        updatedAt: ctx.now,
      })),
    )
    .onConflictDoUpdate({
      target: [roadmapSteps.userId, roadmapSteps.topic, roadmapSteps.step],
      set: {
        state: sql`excluded.state`,
        evidenceKind: sql`excluded.evidence_kind`,
        evidenceSkill: sql`excluded.evidence_skill`,
        ...(!keepsRejected && { rejectedKind: sql`excluded.rejected_kind` }),
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

export async function findHours(ctx: Ctx, scope: StudentScope): Promise<number | undefined> {
  const [row] = await ctx.db
    .select({ hours: roadmapPlans.hoursPerWeek })
    .from(roadmapPlans)
    .where(eq(roadmapPlans.userId, scope.studentId));
  return row?.hours;
}

export async function upsertHours(ctx: Ctx, scope: StudentScope, hours: number): Promise<void> {
  const values = { hoursPerWeek: hours, updatedAt: ctx.now };
  await ctx.db
    .insert(roadmapPlans)
    .values({ ...values, userId: scope.studentId })
    .onConflictDoUpdate({ target: roadmapPlans.userId, set: values });
}

export async function loadProfileSkills(ctx: Ctx, scope: StudentScope): Promise<string[]> {
  const [row] = await ctx.db
    .select({ skills: profiles.skills })
    .from(profiles)
    .where(eq(profiles.id, scope.studentId));
  return row?.skills ?? [];
}

/** The skills whose questions the student all answered right in a test passed since then. */
export async function loadTestSkills(
  ctx: Ctx,
  scope: StudentScope,
  oldest: Date,
): Promise<string[]> {
  const skill = sql<string>`${testAnswers.question}->>'skill'`;
  const rows = await ctx.db
    .selectDistinct({ skill })
    .from(testAttempts)
    .innerJoin(
      testAnswers,
      and(eq(testAnswers.userId, testAttempts.userId), eq(testAnswers.attemptId, testAttempts.id)),
    )
    .where(
      and(
        eq(testAttempts.userId, scope.studentId),
        eq(testAttempts.passed, true),
        gte(testAttempts.submittedAt, oldest),
        isNotNull(testAnswers.question),
      ),
    )
    .groupBy(testAttempts.id, skill)
    .having(sql`bool_and(${testAnswers.isRight})`);
  return rows.map((row) => row.skill);
}

/** Skills of the default resume, or else of the latest one that is not archived. */
export async function loadResumeSkills(ctx: Ctx, scope: StudentScope): Promise<string[]> {
  const [row] = await ctx.db
    .select({ skills: sql<{ name: string }[] | null>`${resumes.content}->'skills'` })
    .from(resumes)
    .where(and(eq(resumes.userId, scope.studentId), isNull(resumes.archivedAt)))
    .orderBy(desc(resumes.isDefault), desc(resumes.updatedAt), desc(resumes.id))
    .limit(1);
  return row?.skills?.map(({ name }) => name) ?? [];
}

/** The skills that each open saved job asks for. */
export async function loadSavedJobSkills(ctx: Ctx, scope: StudentScope): Promise<string[][]> {
  const rows = await ctx.db
    .select({
      skills: sql<string[] | null>`coalesce(${postings.skills}, ${externalPostings.skills})`,
    })
    .from(savedPostings)
    .leftJoin(postings, eq(postings.id, savedPostings.postingId))
    .leftJoin(externalPostings, eq(externalPostings.id, savedPostings.postingId))
    .where(
      and(
        eq(savedPostings.userId, scope.studentId),
        or(
          eq(postings.state, 'active'),
          and(sql`${externalPostings.id} is not null`, isNull(externalPostings.closedAt)),
        ),
      ),
    );
  return rows.map(({ skills }) => skills ?? []);
}

export const loadLinkChecks = (ctx: Ctx): Promise<LinkCheck[]> =>
  ctx.db.select().from(roadmapLinks).orderBy(roadmapLinks.url);

/** Counts in the database, so that two runs at once count one after the other. */
export async function upsertLinkChecks(
  ctx: Ctx,
  checks: readonly Pick<LinkCheck, 'url' | 'status'>[],
): Promise<void> {
  if (checks.length === 0) return;
  await ctx.db
    .insert(roadmapLinks)
    .values(
      checks.map(({ url, status }) => ({
        url,
        status,
        failures: status === null ? 1 : 0,
        checkedAt: ctx.now,
      })),
    )
    .onConflictDoUpdate({
      target: roadmapLinks.url,
      set: {
        status: sql`excluded.status`,
        failures: sql`case when excluded.status is null then ${roadmapLinks.failures} + 1 else 0 end`,
        checkedAt: sql`excluded.checked_at`,
      },
      setWhere: lt(roadmapLinks.checkedAt, sql`excluded.checked_at`),
    });
}

/** Deletes the checks of links that no roadmap has any longer. */
export async function deleteOtherLinks(ctx: Ctx, urls: readonly string[]): Promise<void> {
  await ctx.db.delete(roadmapLinks).where(notInArray(roadmapLinks.url, [...urls]));
}
