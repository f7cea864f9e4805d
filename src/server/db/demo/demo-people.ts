import { createHash } from 'node:crypto';
import { splitName } from '#domain/account/split-name.ts';
import { offerHandle } from '#domain/profile/may-use-handle.ts';
import type { Specialization } from '#domain/profile/specialization.ts';
import { readingVersion } from '#domain/resume-reading/reading-version.ts';
import { relatedRole, roleFor, yearsOfWork } from './demo-careers.ts';
import { demoCompanies } from './demo-companies.ts';
import { createRandom, type Random } from './demo-random.ts';
import { demoReading } from './demo-reading.ts';
import { type DemoRole, demoRoles, type RoleName } from './demo-roles.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, later } from './demo-time.ts';
import { latinText } from './latin-text.ts';
import { readDemo } from './read-demo.ts';
import { type ResumeText, resumePdf } from './resume-pdf.ts';

type NameGroup = { names: string; cities: string[]; degrees: string[]; dial: string };

/** People from many places; 'Asha Rao' comes first and can sign in. */
const nameGroups = readDemo<NameGroup[]>('people');

export type DemoStudent = {
  id: string;
  name: string;
  email: string;
  phone: string;
  degree: string;
  city: string;
  category: string;
  role: RoleName;
  /** Of experience. */
  years: number;
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
  const roleName = isFirst ? 'fullstack' : roleFor(random, degree);
  const role = demoRoles[roleName];
  const years = isFirst ? 1 : yearsOfWork(random);
  const known = isFirst ? role.skills.length - 2 : random.whole(5, 6) + (years > 1 ? 1 : 0);
  const near = isFirst ? null : relatedRole(random, roleName);
  const further = near === null ? [] : demoRoles[near].skills;
  const skills = [
    ...random.some(role.skills, known),
    ...random.some(
      further.filter((skill) => !role.skills.includes(skill)),
      random.whole(0, 3),
    ),
  ];
  const phone = `${group.dial} ${random.whole(100, 999)}`;
  const userId = addUser(maker, { name, email, userType: 'student', createdAt });
  const about = { name, email, phone, degree, city, category: role.category };
  const person = { id: userId, ...about, role: roleName, years, skills };
  Object.assign(maker.rows.profiles.at(-1) ?? {}, {
    bio: bioOf(random, person, role),
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

const wishes = [
  'I am looking for a team where I can learn from people who take their craft seriously.',
  'I like small, finished things better than large plans.',
  'What I enjoy most is explaining something until it becomes simple.',
  'I have worked alongside my studies since my second year and know what a deadline is.',
  'I am happiest when somebody uses what I made.',
];

function bioOf(random: Random, { degree, city, years }: Person, role: DemoRole): string {
  const place = city.split(',')[0] ?? city;
  const work = role.primaryRole;
  const start = random.pick(
    years > 1
      ? [
          `${work} in ${place}, ${years} years after my ${degree}.`,
          `${years} years of work as a ${work} since my ${degree}. I live in ${place}.`,
        ]
      : [
          `${degree}, living in ${place}, on the way to becoming a ${work}.`,
          `Based in ${place}. I finished my ${degree} and want to start as a ${work}.`,
          `Future ${work} from ${place} with a ${degree}.`,
        ],
  );
  return `${start} ${random.pick(wishes)}`;
}

type Person = Omit<DemoStudent, 'resumeFileId'>;

function addResume({ now, id, rows }: DemoMaker, at: Date, person: Person, role: DemoRole): string {
  const text: ResumeText = {
    name: person.name,
    contact: `${person.city}  |  ${person.email}  |  ${person.phone}`,
    sections: [
      { title: 'Summary', lines: [summaryOf(person, role)] },
      ...experienceOf(person, role, now),
      ...(person.years > 0 ? [] : [{ title: 'Projects', lines: role.projects.map(toPoint) }]),
      { title: 'Education', lines: [person.degree, person.city] },
      { title: 'Skills', lines: [person.skills.join(', ')] },
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

const toPoint = (point: string) => ({ point });

function summaryOf({ years, degree, skills }: Person, { primaryRole }: DemoRole): string {
  const known = new Intl.ListFormat('en-GB').format(skills.slice(0, 3));
  if (years === 0) return `${degree}, looking for a first job as ${primaryRole}.`;
  return `${primaryRole} with ${years} ${years === 1 ? 'year' : 'years'} of experience in ${known}.`;
}

const employers = [
  'Neemtree Studio',
  'Blue Gulmohar',
  'Northgate Labs',
  'Tessellate',
  'Quayside Systems',
  'Paperboat Digital',
  'Millrace',
];

/** One job for each three years of work, the newest first. */
function experienceOf({ id, years }: Person, role: DemoRole, now: Date): ResumeText['sections'] {
  const random = createRandom(Number.parseInt(id.slice(9, 18).replace('-', ''), 16));
  const firms = random.shuffle(employers);
  const achievements = random.shuffle(role.achievements);
  const lines: ResumeText['sections'][number]['lines'] = [];
  for (let left = years, to = now.getUTCFullYear(), at = 0; left > 0; left -= 3, at++) {
    const from = to - Math.min(3, left);
    const end = at === 0 ? 'Present' : String(to);
    lines.push(
      { heading: `${role.primaryRole}, ${firms[at]}, ${from} - ${end}` },
      ...achievements.slice(2 * at, 2 * at + 2).map(toPoint),
    );
    to = from;
  }
  return lines.length === 0 ? [] : [{ title: 'Experience', lines }];
}
