import { findDates } from '#domain/resume-reading/find-dates.ts';
import type { Resume } from '#domain/resume/resume.ts';

export type Expected = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  work?: { company: string; title: string; date?: string; start?: string; end?: string }[];
  education?: { institution: string; date?: string; start?: string; end?: string }[];
  skills?: string[];
};

export const measures = [
  'email',
  'phone',
  'name',
  'jobs',
  'title',
  'company',
  'school',
  'dates',
  'skills',
] as const;
export type Marks = Record<(typeof measures)[number], { right: number; all: number }>;

const same = (a: string, b: string) => bare(a) === bare(b);
const bare = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Counts the correctly parsed fields, out of how many. Write '' for a null that is expected. */
export function markResume(resume: Resume, expected: Expected): Marks {
  const { basics, experience, education, skills } = resume;
  const one = (isRight: boolean) => ({ right: isRight ? 1 : 0, all: 1 });
  const asked = (value: string | null | undefined, got: string) =>
    value === undefined ? { right: 0, all: 0 } : one(same(value ?? '', got));
  const work = expected.work ?? [];
  const schools = expected.education ?? [];
  const share = <T>(list: readonly T[], isRight: (item: T, at: number) => boolean) => ({
    right: list.filter(isRight).length,
    all: list.length,
  });
  const datesOf = (item: { date?: string; start?: string; end?: string }) => {
    if (item.end !== undefined) return { start: item.start ?? '', end: item.end };
    const found = findDates(item.date ?? '');
    return { start: found?.start ?? '', end: found?.end ?? '' };
  };
  const jobDates = share(work, (job, at) => {
    const { start, end } = datesOf(job);
    return (experience[at]?.start ?? '-') === (start || end) && experience[at]?.end === end;
  });
  const schoolDates = share(schools, (school, at) => {
    const { start, end } = datesOf(school);
    return education[at]?.start === start && education[at]?.end === end;
  });
  return {
    email: asked(expected.email, basics.email),
    phone: asked(expected.phone, basics.phone),
    name: asked(expected.name, `${basics.firstName} ${basics.lastName}`),
    jobs: expected.work ? one(experience.length === work.length) : { right: 0, all: 0 },
    title: share(work, (job, at) => same(job.title, experience[at]?.position ?? '')),
    company: share(work, (job, at) => same(job.company, experience[at]?.company ?? '')),
    school: share(schools, (school, at) =>
      same(school.institution, education[at]?.institution ?? ''),
    ),
    dates: { right: jobDates.right + schoolDates.right, all: jobDates.all + schoolDates.all },
    skills: share(expected.skills ?? [], (skill) => skills.some(({ name }) => same(name, skill))),
  };
}
