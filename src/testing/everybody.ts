import { eq } from 'drizzle-orm';
import { adminUsers, users } from '#server/db/tables/accounts.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';
import type { World } from './world.ts';

export type Everybody = Awaited<ReturnType<typeof createEverybody>>;

const question = {
  kind: 'choice' as const,
  text: 'Where?',
  required: false,
  options: ['Pune', 'Goa'],
};
const answer = { kind: 'choice' as const, question: 'Where?', answer: 'Pune' };

/**
 * One person of every kind, including those who lost their role, with two companies and the rows
 * that connect them.
 */
export async function createEverybody(world: World) {
  const [x, y] = [await world.company({ name: 'X' }), await world.company({ name: 'Y' })];
  const studentA = await world.student({ name: 'Student A' });
  const studentB = await world.student({ name: 'Student B' });
  const people = {
    studentA,
    studentB,
    recruiterX: await world.member(x, 'recruiter'),
    interviewerX: await world.member(x, 'interviewer'),
    ownerX: await world.member(x, 'owner'),
    recruiterY: await world.member(y, 'recruiter'),
    admin: await world.admin(),
    ofSuspended: await world.member(await world.company(), 'owner'),
    ofSwitchedOff: await world.member(await world.company(), 'owner'),
    removedX: await world.member(x, 'recruiter'),
    deactivated: await world.student(),
    exAdmin: await world.admin(),
    unverifiedAdmin: await world.admin(),
  };
  const { ofSuspended, ofSwitchedOff, removedX, deactivated, exAdmin, unverifiedAdmin } = people;
  const { db } = world;
  await db
    .update(companies)
    .set({ status: 'suspended' })
    .where(eq(companies.id, ofSuspended.companyId));
  await db
    .update(companies)
    .set({ isActive: false })
    .where(eq(companies.id, ofSwitchedOff.companyId));
  await db.delete(companyMembers).where(eq(companyMembers.userId, removedX.userId));
  await db.update(profiles).set({ isActive: false }).where(eq(profiles.id, deactivated.userId));
  await db.update(adminUsers).set({ isActive: false }).where(eq(adminUsers.email, exAdmin.email));
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, unverifiedAdmin.userId));

  await db.insert(userSettings).values({
    userId: studentA.userId,
    isProfilePublic: true,
    showsContact: true,
    showsResume: true,
    updatedAt: world.now,
  });
  for (const [student, handle] of [
    [studentA, 'student-a'],
    [studentB, 'student-b'],
  ] as const)
    await db
      .update(profiles)
      .set({ handle, skills: ['Bread'] })
      .where(eq(profiles.id, student.userId));

  const questions = { screeningQuestions: [{ ...question, id: crypto.randomUUID() }] };
  const [postingX, postingY] = [await world.posting(x, questions), await world.posting(y)];
  const answers = [{ questionId: crypto.randomUUID(), ...answer }];
  const [appliedX, appliedY] = [
    await world.application({ posting: postingX, student: studentA, values: { answers } }),
    await world.application({ posting: postingY, student: studentB }),
  ];
  return {
    people,
    companies: { x, y },
    postings: {
      appliedX: postingX,
      appliedY: postingY,
      open: await world.posting(x, questions),
      draft: await world.posting(x, {
        state: 'draft',
        postedAt: null,
        duration: null,
        ...questions,
      }),
    },
    applications: { x: appliedX, y: appliedY },
    files: { a: await world.file(studentA), b: await world.file(studentB) },
  };
}
