import { printedName } from '#domain/account/printed-name.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { GeneratedPerson } from './generated-people.fixture.ts';

export const madeMeasures = [
  'name',
  'email',
  'phone',
  'jobs',
  'title',
  'company',
  'dates',
  'school',
  'degree',
  'field',
  'recall',
  'precision',
] as const;
export type ResumeMarks = Record<(typeof madeMeasures)[number], { right: number; all: number }>;

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]/gu, '');

/** Counts correct fields; entries are compared by their place in the list. */
export function markGeneratedResume(resume: Resume | undefined, person: GeneratedPerson) {
  const wrong: string[] = [];
  const check = (what: string, wanted: string, got = '') => {
    const isRight = bare(wanted) === bare(got);
    if (!isRight) wrong.push(`${what}: ${wanted} ≠ ${got}`);
    return isRight ? 1 : 0;
  };
  const sum = <T>(list: readonly T[], right: (item: T, at: number) => number) => ({
    right: list.reduce((total, item, at) => total + right(item, at), 0),
    all: list.length,
  });
  const one = (right: number) => ({ right, all: 1 });
  const { basics, experience = [], education = [], skills = [] } = resume ?? {};
  const span = ({ start, end }: { start: string; end: string }) => `${start}+${end}`;
  const skillNames = skills.map(({ name }) => bare(name));
  const wanted = person.skills.map(bare);
  const marks: ResumeMarks = {
    name: one(check('name', person.name, basics ? printedName(basics) : '')),
    email: one(check('email', person.email, basics?.email)),
    phone: one(check('phone', person.phone, basics?.phone)),
    jobs: one(check('jobs', String(person.jobs.length), String(experience.length))),
    title: sum(person.jobs, (job, at) => check('title', job.title, experience[at]?.position)),
    company: sum(person.jobs, (job, at) => check('company', job.company, experience[at]?.company)),
    dates: sum(person.jobs, (job, at) =>
      check('dates', span(job), experience[at] && span(experience[at])),
    ),
    school: sum(person.schools, (each, at) =>
      check('school', each.school, education[at]?.institution),
    ),
    degree: sum(person.schools, (each, at) => check('degree', each.degree, education[at]?.degree)),
    field: sum(person.schools, (each, at) => check('field', each.field, education[at]?.field)),
    recall: sum(wanted, (skill) => (skillNames.includes(skill) ? 1 : 0)),
    precision: sum(skillNames, (skill) => (wanted.includes(skill) ? 1 : 0)),
  };
  const missed = person.skills.filter((skill) => !skillNames.includes(bare(skill)));
  const extra = skills.filter(({ name }) => !wanted.includes(bare(name)));
  if (missed.length > 0) wrong.push(`skills missed: ${missed.join('; ')}`);
  if (extra.length > 0) wrong.push(`skills extra: ${extra.map(({ name }) => name).join('; ')}`);
  return { marks, wrong };
}
