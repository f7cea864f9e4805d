import { createHash } from 'node:crypto';
import { splitName } from '#domain/account/split-name.ts';
import { offerHandle } from '#domain/profile/may-use-handle.ts';
import type { Specialization } from '#domain/profile/specialization.ts';
import { readingVersion } from '#domain/resume-reading/reading-version.ts';
import { demoCompanies } from './demo-companies.ts';
import { type NameGroup, nameGroups } from './demo-names.ts';
import { demoRoles } from './demo-postings.ts';
import { createRandom, type Random } from './demo-random.ts';
import { demoReading } from './demo-reading.ts';
import type { DemoRole } from './demo-role.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, later } from './demo-time.ts';
import { latinText } from './latin-text.ts';
import { type ResumeText, resumePdf } from './resume-pdf.ts';

export type DemoStudent = {
  id: string;
  name: string;
  email: string;
  phone: string;
  degree: string;
  city: string;
  category: string;
  skills: string[];
  resumeFileId: string;
};

type Login = 'student' | 'company' | 'admin';

const addressOf = (name: string) =>
  `${latinText(name)
    .toLowerCase()
    .replace(/[^a-z]+/gu, '.')
    .replace(/^\.|\.$/gu, '')}@demo.test`;

function addUser(
  { id, rows }: DemoMaker,
  person: { name: string; email: string; userType: Login; createdAt: Date },
): string {
  const { name, email, userType, createdAt } = person;
  const userId = id(createdAt);
  const times = { createdAt, updatedAt: createdAt };
  rows.users.push({ id: userId, name, email, emailVerified: true, ...times });
  rows.profiles.push({ id: userId, userType, ...splitName(name), ...times });
  return userId;
}

export function addStaff(maker: DemoMaker): void {
  const { now, id, rows } = maker;
  const createdAt = later(now, -120 * day);
  const email = 'admin@demo.test';
  addUser(maker, { name: 'Rukmini Iyer', email, userType: 'admin', createdAt });
  rows.adminUsers.push({ id: id(createdAt), email, createdAt, updatedAt: createdAt });
  demoCompanies.forEach((company, index) => {
    const owned = rows.companies[index];
    if (owned === undefined) throw new Error('Companies are added before their people.');
    const since = later(owned.createdAt ?? now, day / 2);
    const contact = company.members.find(({ role }) => role === 'owner');
    if (contact) {
      const { firstName, lastName } = splitName(contact.name);
      const contactEmail = contact.email ?? addressOf(contact.name);
      Object.assign(owned, {
        contactFirstName: firstName,
        contactLastName: lastName,
        contactEmail,
      });
    }
    for (const { name, role, email: given } of company.members) {
      const person = { name, email: given ?? addressOf(name), userType: 'company' as const };
      const userId = addUser(maker, { ...person, createdAt: since });
      rows.companyMembers.push({ companyId: owned.id, userId, role, createdAt: since });
    }
  });
}

/** The students, each with a profile and a resume; the first is student@demo.test. */
export function addStudents(maker: DemoMaker): DemoStudent[] {
  const random = createRandom(3);
  return nameGroups.flatMap((group) =>
    group.names.split(', ').map((name) => addStudent(maker, random, group, name)),
  );
}

function addStudent(maker: DemoMaker, random: Random, group: NameGroup, name: string): DemoStudent {
  const isFirst = maker.rows.files.length === 0;
  const email = isFirst ? 'student@demo.test' : addressOf(name);
  const createdAt = later(maker.now, -random.between(91, 150) * day);
  const degree = isFirst ? (group.degrees[0] ?? '') : random.pick(group.degrees);
  const city = isFirst ? (group.cities[0] ?? '') : random.pick(group.cities);
  const role = isFirst ? demoRoles['fullstack'] : roleFor(random, degree);
  if (role === undefined) throw new Error('Every degree leads to a role.');
  const skills = random.some(role.skills, random.whole(4, 6));
  const phone = `${group.dial} ${random.whole(100, 999)}`;
  const userId = addUser(maker, { name, email, userType: 'student', createdAt });
  const person = { id: userId, name, email, phone, degree, city, category: role.category, skills };
  Object.assign(maker.rows.profiles.at(-1) ?? {}, {
    bio: bioOf(random, degree, city, role),
    education: degree,
    location: city,
    phone,
    skills,
    specialization: specializationOf(role),
    // One profile is public, as an example.
    ...(isFirst && { handle: offerHandle(name) }),
  });
  if (isFirst)
    maker.rows.userSettings.push({ userId, isProfilePublic: true, updatedAt: createdAt });
  return { ...person, resumeFileId: addResume(maker, createdAt, person, role) };
}

function specializationOf({ category, primaryRole }: DemoRole): Specialization {
  if (/Frontend|Full Stack/u.test(primaryRole)) return 'web_development';
  if (/Mobile/u.test(primaryRole)) return 'mobile_development';
  if (category === 'Data Science') return 'data_science';
  if (category === 'Design') return 'ui_ux_design';
  if (category === 'Marketing') return 'marketing';
  if (category === 'Software Development' || category === 'DevOps') return 'computer_science';
  return 'business';
}

const fields: [RegExp, string[]][] = [
  [/Design|Graphic|F\.A\.|Diseño/u, ['product', 'artist', 'research']],
  [/Statist|Math|Data|Analytics|Estad|Energy/u, ['analyst', 'scientist', 'learning', 'pipelines']],
  [/Electron|Mechanical|Computer Eng/u, ['embedded', 'backend', 'cloud', 'reliability']],
  [/Psychology/u, ['research', 'success', 'support']],
  [/Market|English|Communications/u, ['content', 'growth', 'development']],
  [
    /Com\b|BBA|BMS|MBA|Econom|Business|Logistics/u,
    ['manager', 'account', 'growth', 'success', 'analyst'],
  ],
];
const technical = [
  'backend',
  'frontend',
  'mobile',
  'fullstack',
  'quality',
  'reliability',
  'gameplay',
  'learning',
];

function roleFor(random: Random, degree: string): DemoRole | undefined {
  const names = fields.find(([field]) => field.test(degree))?.[1] ?? technical;
  return demoRoles[random.pick(names)];
}

const wishes = [
  'I look for a team where I can learn from people who take their craft seriously.',
  'I like small, finished things better than large plans.',
  'What I enjoy most is explaining something until it becomes simple.',
  'I have worked beside my studies since the second year and know what a deadline is.',
  'I am happiest when somebody uses what I made.',
];

function bioOf(random: Random, degree: string, city: string, role: DemoRole): string {
  const place = city.split(',')[0] ?? city;
  const work = role.primaryRole.toLowerCase();
  const start = random.pick([
    `${degree}, living in ${place}, on the way to becoming a ${work}.`,
    `Based in ${place}. I finish my ${degree} this year and want to start as a ${work}.`,
    `Future ${work} from ${place} with a ${degree}.`,
  ]);
  return `${start} ${random.pick(wishes)}`;
}

type Person = Omit<DemoStudent, 'resumeFileId'>;

function addResume({ id, rows }: DemoMaker, at: Date, person: Person, role: DemoRole): string {
  const text: ResumeText = {
    name: person.name,
    contact: `${person.city}  |  ${person.email}  |  ${person.phone}`,
    sections: [
      { title: 'Objective', lines: [`A first position as ${role.primaryRole}.`] },
      { title: 'Education', lines: [person.degree, person.city] },
      { title: 'Skills', lines: [person.skills.join(', ')] },
      { title: 'Interests', lines: role.duties.slice(0, 3) },
    ],
  };
  const bytes = resumePdf(text);
  const fileId = id(at);
  const key = `${at.toISOString().slice(0, 7).replace('-', '/')}/${fileId}`;
  rows.contents.set(key, bytes);
  rows.files.push({
    id: fileId,
    ownerId: person.id,
    purpose: 'resume',
    key,
    name: `${latinText(person.name).replace(/[^A-Za-z]+/gu, '-')}-resume.pdf`,
    mediaType: 'application/pdf',
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAt: at,
  });
  rows.readings.push({
    fileId,
    parsed: demoReading(text),
    version: readingVersion,
    readAt: at,
  });
  return fileId;
}
