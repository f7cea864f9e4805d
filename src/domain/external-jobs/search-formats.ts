import { readList, getPath } from './get-path.ts';
import type { Shape, RawPosting } from './raw-posting.ts';

/** Field names in a response; the three keyed sources differ only in these. */
type Names = Record<
  'ref' | 'company' | 'type' | 'description' | 'level' | 'remote' | 'url',
  string
>;

const pay = (value: unknown, usualCurrency?: string): RawPosting['pay'] => [
  typeof value === 'object' && value !== null
    ? {
        min: getPath(value, 'min'),
        max: getPath(value, 'max'),
        currency: getPath(value, 'currency'),
        period: getPath(value, 'period'),
        ...(usualCurrency && { usualCurrency }),
      }
    : {
        text: typeof value === 'number' ? String(value) : value,
        ...(usualCurrency && { usualCurrency }),
      },
];

function shapeOf(list: string, names: Names, usualCurrency?: string): Shape {
  return {
    list,
    read: (job) => {
      const at = (path: string) => getPath(job, path);
      return {
        ref: at(names.ref) ?? at(names.url),
        title: at('title') ?? at('jobTitle'),
        company: at(names.company),
        description: [
          { html: at(names.description) },
          ...['responsibilities', 'requirements'].map((part) => ({ html: listed(job, part) })),
        ],
        location: [at('location'), at('location.name')],
        workplace: [at(names.remote), at('location')],
        type: [at(names.type), at('title') ?? at('jobTitle')],
        level: [at(names.level), at('title') ?? at('jobTitle')],
        category: [at('title') ?? at('jobTitle'), at('industry')],
        skills: skillsOf(job),
        pay: pay(at('salary'), usualCurrency),
        postedAt: [at('postedDate')],
        deadline: [at('deadline')],
        url: [at(names.url)],
      };
    },
  };
}

function listed(job: unknown, part: string): unknown {
  const items = readList(job, part).filter((each) => typeof each === 'string');
  if (items.length === 0) return typeof getPath(job, part) === 'string' ? getPath(job, part) : null;
  return `<ul>${items.map((each) => `<li>${each}</li>`).join('')}</ul>`;
}

function skillsOf(job: unknown): unknown[] {
  const skills = getPath(job, 'skills');
  return typeof skills === 'string' ? skills.split(/[,;|]/u) : readList(job, 'skills');
}

/** A professional network; requires an API key. */
export const network = shapeOf('elements', {
  ref: 'id',
  company: 'company.name',
  type: 'employmentStatus',
  description: 'description',
  level: 'experienceLevel',
  remote: 'remoteWork',
  url: 'applicationUrl',
});

/** A company review site; requires an API key. */
export const reviews = shapeOf('response.results', {
  ref: 'jobId',
  company: 'employerName',
  type: 'jobType',
  description: 'jobDescription',
  level: 'experienceLevel',
  remote: 'remoteWork',
  url: 'jobUrl',
});

/** An Indian job board; requires an API key. */
export const indian = shapeOf(
  'jobDetails',
  {
    ref: 'jobId',
    company: 'companyName',
    type: 'jobType',
    description: 'jobDescription',
    level: 'experience',
    remote: 'workFromHome',
    url: 'jobUrl',
  },
  'INR',
);
