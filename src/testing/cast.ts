import { eq } from 'drizzle-orm';
import { twoFactors } from '#server/db/tables/account-security.ts';
import { adminUsers, users } from '#server/db/tables/accounts.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { pdf } from './resume-bytes.ts';
import { twoFactorOf } from './row-makers.ts';
import type { TestServer } from './server.ts';

export type Cast = Awaited<ReturnType<typeof createCast>>;
type Db = TestServer['deps']['db'];

/** Creates signed-in people and a student's application with a resume on a running server. */
export async function createCast(server: TestServer) {
  const { db } = server.deps;
  const { companyId, postingId } = await insertPosting(db, { title: 'Junior engineer' });
  const student = await server.signUp('Asha Student');
  const other = await server.signUp('Omar Other');
  const recruiter = await server.signUp('Rita Recruiter');
  const interviewer = await server.signUp('Ivan Interviewer');
  const stranger = await server.signUp('Stella Stranger');
  const admin = await server.signUp('Ada Admin');
  await joinCompany(db, companyId, 'rita.recruiter@example.test', 'recruiter');
  await joinCompany(db, companyId, 'ivan.interviewer@example.test', 'interviewer');
  const elsewhere = await insertPosting(db, { title: 'Another engineer' });
  await joinCompany(db, elsewhere.companyId, 'stella.stranger@example.test', 'owner');
  await db.insert(adminUsers).values({ id: crypto.randomUUID(), email: 'ada.admin@example.test' });
  const [ada] = await db
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.email, 'ada.admin@example.test'))
    .returning({ id: users.id });
  await db.insert(twoFactors).values(twoFactorOf(ada?.id ?? '', new Date()));

  const form = applicationForm(pdf());
  const applied = await student.postForm(`/job-application/${postingId}`, form);
  if (!applied.ok) throw new Error(`Applying answered ${await applied.text()}.`);
  const { items } = (await (await student.fetch('/api/own-applications')).json()) as {
    items: { id: string; resume: { id: string } }[];
  };
  const { account } = (await (await other.fetch('/api/account/me')).json()) as {
    account: { userId: string };
  };
  const [entry] = await db.select().from(adminUsers);
  const [application] = items;
  if (!application || !entry)
    throw new Error('The student has applied, and the administrator is one.');
  return {
    people: {
      visitor: server.newClient(),
      student,
      other,
      recruiter,
      interviewer,
      stranger,
      admin,
    },
    companyId,
    postingId,
    secondPostingId: elsewhere.postingId,
    applicationId: application.id,
    otherId: account.userId,
    adminEntryId: entry.id,
    fileId: application.resume.id,
  };
}

/** An open posting of a newly created approved company. */
export async function insertPosting(
  db: Db,
  change: Partial<typeof postings.$inferInsert> & { title: string },
) {
  const [companyId, postingId] = [crypto.randomUUID(), crypto.randomUUID()];
  const name = `Company of ${change.title}`;
  await db.insert(companies).values({ id: companyId, name, slug: companyId, status: 'approved' });
  await db.insert(postings).values({
    companyId,
    id: postingId,
    description: 'Builds things.',
    primaryRole: 'Engineer',
    duration: 'Full-time',
    skills: ['TypeScript'],
    state: 'active',
    postedAt: new Date(),
    ...change,
  });
  return { companyId, postingId };
}

async function joinCompany(
  db: Db,
  companyId: string,
  email: string,
  role: 'owner' | 'recruiter' | 'interviewer',
) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`${email} has signed up.`);
  await db.insert(companyMembers).values({ companyId, userId: user.id, role });
  await db.update(profiles).set({ userType: 'company' }).where(eq(profiles.id, user.id));
}

/** The application form's fields with values and, optionally, a resume. */
export function applicationForm(
  resume: Uint8Array<ArrayBuffer> | null,
  name = 'resume.pdf',
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  const filled = { fullName: 'Asha Rao', email: 'asha@example.test', phone: '', coverLetter: '' };
  for (const [field, value] of Object.entries({ ...filled, ...fields })) form.set(field, value);
  if (resume !== null) form.set('resume', new File([resume], name));
  return form;
}
