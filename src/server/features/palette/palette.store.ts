import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import type { StudentScope } from '#server/scopes.ts';

export async function loadNamedApplications(
  ctx: Ctx,
  scope: StudentScope,
  { search, limit }: { search: string; limit: number },
) {
  return ctx.db
    .select({ id: applications.id, title: postings.title, companyName: companies.name })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(
      and(
        eq(applications.studentId, scope.studentId),
        containsText([postings.title, companies.name], search),
      ),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit);
}
