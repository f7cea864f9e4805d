import { v7 as uuid } from 'uuid';
import { splitName } from '#domain/account/split-name.ts';
import type { Admin, Member, MemberRole, Student } from '#domain/actor.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { dayMs } from '#domain/time.ts';
import type { Db } from '#server/db/connect.ts';
import { twoFactors } from '#server/db/tables/account-security.ts';
import { adminUsers, sessions, users } from '#server/db/tables/accounts.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { files } from '#server/db/tables/files.ts';
import { postings } from '#server/db/tables/postings.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { createFileKey, type FilesPort } from '#server/ports/files/files.ts';

type Person = { name: string; email: string };
type Named = { name?: string; email?: string };
export type Company = typeof companies.$inferSelect;
export type Posting = typeof postings.$inferSelect;
export type Application = typeof applications.$inferSelect;

/** The statuses that an application goes through on its way to each. */
const ways: Record<ApplicationStatus, ApplicationStatus[]> = {
  pending: [],
  under_review: ['under_review'],
  interview_scheduled: ['interview_scheduled'],
  offer_made: ['offer_made'],
  hired: ['offer_made', 'hired'],
  rejected: ['rejected'],
  withdrawn: ['withdrawn'],
  declined: ['offer_made', 'declined'],
  closed: ['closed'],
};

/** A minimal one-page PDF. */
export const onePagePdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A second factor without an app, since administrators must have one. */
export function twoFactorOf(userId: string, at: Date) {
  return { userId, seed: 'sealed', keyVersion: 1, createdAt: at, confirmedAt: at };
}

/** Creates realistic rows. Each function takes what a test cares about and fills in the rest. */
export function createRowMakers(db: Db, storage: FilesPort, clock: () => Date) {
  let count = 0;

  async function addAccount(userType: 'student' | 'company' | 'admin', named: Named) {
    count++;
    const name = named.name ?? `Asha Rao ${count}`;
    const email = named.email ?? `person-${count}@example.test`;
    const [userId, sessionId] = [uuid(), uuid()];
    await db.insert(users).values({
      id: userId,
      name,
      email,
      emailVerified: true,
      createdAt: clock(),
      updatedAt: clock(),
    });
    await db.insert(profiles).values({ id: userId, userType, ...splitName(name) });
    await db.insert(sessions).values({
      id: sessionId,
      userId,
      token: sessionId,
      expiresAt: new Date(clock().getTime() + dayMs),
      confirmedAt: clock(),
      createdAt: clock(),
      updatedAt: clock(),
    });
    return { userId, sessionId, name, email };
  }

  async function posting(
    company: Pick<Company, 'id'>,
    values: Partial<typeof postings.$inferInsert> = {},
  ): Promise<Posting> {
    count++;
    const [row] = await db
      .insert(postings)
      .values({
        companyId: company.id,
        id: uuid(),
        title: `Backend Engineer ${count}`,
        description: 'Build the house.',
        primaryRole: 'Backend Engineer',
        duration: 'Full-time',
        skills: ['TypeScript', 'SQL'],
        state: 'active',
        postedAt: clock(),
        createdAt: clock(),
        updatedAt: clock(),
        ...values,
      })
      .returning();
    const made = only(row);
    await indexPostings({ db, now: clock() }, [made.id]);
    return made;
  }

  async function file(owner: Pick<Student, 'userId'>, values: { name?: string } = {}) {
    const row = {
      id: uuid(),
      ownerId: owner.userId,
      purpose: 'resume' as const,
      key: createFileKey(clock()),
      name: values.name ?? 'resume.pdf',
      mediaType: 'application/pdf',
      size: onePagePdf.byteLength,
      sha256: 'f'.repeat(64),
      createdAt: clock(),
    };
    await storage.put(row.key, onePagePdf, { contentType: row.mediaType });
    await db.insert(files).values(row);
    return row;
  }

  async function application(of: {
    posting: Pick<Posting, 'id' | 'companyId'>;
    student: Student & Person;
    status?: ApplicationStatus;
    values?: Partial<typeof applications.$inferInsert>;
  }): Promise<Application> {
    const { companyId } = of.posting;
    const status = of.status ?? 'pending';
    const way: ApplicationStatus[] = ['pending', ...ways[status]];
    const resumeFileId = of.values?.resumeFileId ?? (await file(of.student)).id;
    const [row] = await db
      .insert(applications)
      .values({
        companyId,
        id: uuid(),
        postingId: of.posting.id,
        studentId: of.student.userId,
        status,
        fullName: of.student.name,
        email: of.student.email,
        coverLetter: 'I would like to.',
        version: way.length,
        firstAnsweredAt: way.length > 1 && status !== 'withdrawn' ? clock() : null,
        createdAt: clock(),
        updatedAt: clock(),
        ...of.values,
        resumeFileId,
      })
      .returning();
    const { id, createdAt } = only(row);
    // A rejection always names the person who rejected.
    const rejecter = status === 'rejected' ? await addAccount('company', {}) : null;
    const isStudents = (to: ApplicationStatus) => /pending|withdrawn|declined/u.test(to);
    const kindOf = (to: ApplicationStatus): 'student' | 'member' | 'system' => {
      if (to === 'closed') return 'system';
      return isStudents(to) ? 'student' : 'member';
    };
    await db.insert(applicationMoves).values(
      way.map((to, step) => ({
        companyId,
        id: uuid(),
        applicationId: id,
        fromStatus: way[step - 1] ?? null,
        toStatus: to,
        actorId: isStudents(to) ? of.student.userId : (rejecter?.userId ?? null),
        actorKind: kindOf(to),
        reason: to === 'rejected' ? 'Another fits better.' : null,
        createdAt,
      })),
    );
    return only(row);
  }

  return {
    posting,
    file,
    application,

    async student(named: Named = {}): Promise<Student & Person> {
      return { kind: 'student', ...(await addAccount('student', named)) };
    },

    async company(values: Partial<typeof companies.$inferInsert> = {}): Promise<Company> {
      count++;
      const [row] = await db
        .insert(companies)
        .values({
          id: uuid(),
          name: `Bakery ${count}`,
          slug: `bakery-${count}`,
          status: 'approved',
          ...values,
        })
        .returning();
      return only(row);
    },

    /**
     * A member of the company. Whether they may sign in depends on the company's status, see
     * `actorOf`.
     */
    async member(
      company: Pick<Company, 'id'>,
      role: MemberRole = 'recruiter',
      named: Named = {},
    ): Promise<Member & Person> {
      const person = await addAccount('company', named);
      await db
        .insert(companyMembers)
        .values({ companyId: company.id, userId: person.userId, role });
      return { kind: 'member', companyId: company.id, role, ...person };
    },

    async admin(named: Named = {}): Promise<Admin & Person> {
      const person = await addAccount('admin', named);
      await db.insert(adminUsers).values({ id: uuid(), email: person.email });
      await db.insert(twoFactors).values(twoFactorOf(person.userId, clock()));
      return { kind: 'admin', ...person };
    },
  };
}

function only<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('The database returned no row.');
  return row;
}
