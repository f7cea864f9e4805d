import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { isNamedTo } from './blind.ts';
import { applications } from './tables/applications.ts';
import { companies } from './tables/companies.ts';
import { hiddenPostings } from './tables/saved-searches.ts';
import { studentSearch } from './tables/search.ts';

/**
 * The rows of `student_search` that a company may see: students visible to every approved company,
 * and applicants who allow it, without those who hide the company. Students whom nobody may find
 * have no row. For a reader, applicants whom that member must not know yet do not count.
 */
export function isFindable(companyId: string | SQL, readerId?: string): SQL | undefined {
  // Uncorrelated subqueries run once, not once per row.
  return and(
    or(
      eq(studentSearch.onlyApplied, false),
      sql`${studentSearch.userId} in (select ${applications.studentId} from ${applications} where ${applications.companyId} = ${companyId}
        and ${readerId === undefined ? sql`true` : isNamedTo(readerId)})`,
    ),
    sql`${studentSearch.userId} not in (select ${hiddenPostings.userId} from ${hiddenPostings}
      join ${companies} on lower(${companies.name}) = ${hiddenPostings.target}
      where ${hiddenPostings.kind} = 'company' and ${companies.id} = ${companyId})`,
  );
}
