import { expiryOf } from '#domain/invitation/invitation.ts';
import { likelihood } from './demo-careers.ts';
import { homeCompany } from './demo-companies.ts';
import type { DemoStudent } from './demo-people.ts';
import type { DemoPosting } from './demo-postings.ts';
import { createRandom } from './demo-random.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, hour, later } from './demo-time.ts';

const tags = ['Silver medal', 'Campus fair', 'Next intern round', 'Writes well', 'Would relocate'];
const notes = [
  'Second best for the map team in spring. Ask again when we open the next position.',
  'Met at the campus fair: built a timetable that 400 students use.',
  'Finishes the degree in June and answers within a day.',
  'Too early for a lead, right for the team below.',
];

const kept = 14;
const shortlisted = 7;
/** The likelihood from which a student is shortlisted for a posting. */
const fitting = 0.02;

/** The talent pool of the company whose board the demo shows first, and its invitations. */
export function addTalent(
  maker: DemoMaker,
  postings: readonly DemoPosting[],
  students: readonly DemoStudent[],
): void {
  const random = createRandom(43);
  const { now, id, rows } = maker;
  const company = rows.companies.find(({ slug }) => slug === homeCompany);
  const owner = rows.companyMembers.find(({ companyId }) => companyId === company?.id);
  if (!company || !owner) throw new Error('Companies are added before their talent pool.');
  const companyId = company.id;
  const open = postings.filter((each) => each.companyId === companyId && each.ends >= now);
  const preferences = new Map(rows.jobPreferences.map((each) => [each.userId, each]));
  const applied = new Set(
    rows.applications.map(({ postingId, studentId }) => postingId + studentId),
  );
  /** The postings that a student could still be invited to. */
  const newTo = (student: DemoStudent) => open.filter((each) => !applied.has(each.id + student.id));
  const [first, ...others] = students.filter(
    ({ id: studentId }) => preferences.get(studentId)?.visibility === 'approved',
  );
  const best = others
    .map((student) => ({
      student,
      fit: Math.max(0, ...newTo(student).map((each) => likelihood(student, each))),
    }))
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ student }) => student);
  const chosen = first ? [first, ...best.slice(0, kept - 1)] : [];
  for (const student of chosen) {
    const createdAt = later(now, -random.between(4, 70) * day);
    const entryId = id(createdAt);
    const { bio = null, location = null } =
      rows.profiles.find((each) => each.id === student.id) ?? {};
    const isOlder = random.chance(0.35);
    rows.talentEntries.push({
      companyId,
      id: entryId,
      studentId: student.id,
      tags: random.some(tags, random.whole(0, 2)),
      // Some learned something since.
      seen: {
        skills: isOlder ? student.skills.slice(0, -2) : student.skills,
        years: isOlder ? Math.max(0, student.years - 1) : student.years,
        location,
        bio: bio ?? '',
        isAvailable: true,
      },
      addedBy: owner.userId,
      createdAt,
    });
    if (random.chance(0.5))
      rows.talentNotes.push({
        companyId,
        id: id(createdAt),
        entryId,
        body: random.pick(notes),
        authorId: owner.userId,
        updatedAt: later(createdAt, random.between(0, 2) * hour),
      });
    const posting = newTo(student)
      .filter((each) => likelihood(student, each) > fitting)
      .toSorted((one, other) => likelihood(student, other) - likelihood(student, one))[0];
    const at = rows.talentShortlists.length;
    if (!posting || at === shortlisted) continue;
    rows.talentShortlists.push({ entryId, companyId, postingId: posting.id, createdAt });
    if (at % 2 === 0) invite(maker, { posting, student, memberId: owner.userId, at });
  }
}

function invite(
  { now, id, rows }: DemoMaker,
  made: { posting: DemoPosting; student: DemoStudent; memberId: string; at: number },
): void {
  const { posting, student, memberId, at } = made;
  const createdAt = later(now, -(0.2 + at) * day);
  const invitationId = id(createdAt);
  const { deadline = null } = rows.postings.find((each) => each.id === posting.id) ?? {};
  const isDeclined = at === 4;
  const answeredAt = isDeclined ? later(createdAt, 9 * hour) : null;
  rows.invitations.push({
    companyId: posting.companyId,
    id: invitationId,
    postingId: posting.id,
    studentId: student.id,
    invitedBy: memberId,
    state: isDeclined ? 'declined' : 'sent',
    createdAt,
    expiresAt: expiryOf(createdAt, deadline),
    notifiedAt: later(createdAt, hour / 100),
    answeredAt,
    answerNotifiedAt: answeredAt,
  });
  const about = { invitationId, postingId: posting.id, postingTitle: posting.title };
  rows.notifications.push({
    userId: student.id,
    id: id(createdAt),
    data: { kind: 'invitation.received', ...about, companyName: posting.company.name },
    readAt: null,
    createdAt: later(createdAt, hour / 100),
  });
  if (answeredAt)
    rows.notifications.push({
      userId: memberId,
      id: id(answeredAt),
      data: { kind: 'invitation.declined', ...about, studentName: student.name },
      readAt: null,
      createdAt: answeredAt,
    });
}
