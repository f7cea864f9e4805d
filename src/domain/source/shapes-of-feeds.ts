import { skillsIn } from '#domain/posting/skills-in.ts';
import { placesOf } from './places-of.ts';
import { plainLine } from './plain-line.ts';
import { readList, readPath } from './read-path.ts';
import type { Shape } from './told-posting.ts';

/** Remote work, as Remotive answers it. */
export const remotive: Shape = {
  list: 'jobs',
  read: (job) => {
    const at = (path: string) => readPath(job, path);
    return {
      ref: at('id') ?? at('url'),
      title: at('title'),
      company: at('company_name'),
      description: [{ html: at('description') }],
      location: [at('candidate_required_location')],
      workplace: [true],
      type: [at('job_type'), at('title')],
      level: [at('title')],
      category: [at('title'), at('category')],
      skills: readList(job, 'tags'),
      pay: [{ text: at('salary'), usualCurrency: 'USD' }],
      postedAt: [at('publication_date')],
      deadline: [],
      url: [at('url')],
    };
  },
};

/** Work in Europe, as Arbeitnow answers it. */
export const arbeitnow: Shape = {
  list: 'data',
  read: (job) => {
    const at = (path: string) => readPath(job, path);
    return {
      ref: at('slug') ?? at('url'),
      title: at('title'),
      company: at('company_name'),
      description: [{ html: at('description') }],
      location: [at('location')],
      workplace: [at('remote'), at('location')],
      type: [...readList(job, 'job_types'), at('title')],
      level: [...readList(job, 'job_types'), at('title')],
      category: [at('title'), ...readList(job, 'tags')],
      skills: readList(job, 'tags'),
      pay: [],
      postedAt: [at('created_at')],
      deadline: [],
      url: [at('url')],
    };
  },
};

/** Remote work, as Himalayas answers it; its own page of a posting comes before where one applies. */
export const himalayas: Shape = {
  list: ['jobs', ''],
  read: (job) => {
    const at = (path: string) => readPath(job, path);
    const places = readList(job, 'locationRestrictions').map((each) =>
      typeof each === 'string' ? each : readPath(each, 'name'),
    );
    return {
      ref: at('guid') ?? at('applicationLink'),
      title: plainLine(at('title')),
      company: plainLine(at('companyName')),
      description: [{ html: at('description') ?? at('excerpt') }],
      location: [placesOf(places)],
      workplace: [true],
      type: [at('employmentType'), at('title')],
      level: [...readList(job, 'seniority'), at('title')],
      category: [
        at('title'),
        ...readList(job, 'parentCategories'),
        ...readList(job, 'categories').map((each) => String(each).replaceAll('-', ' ')),
      ],
      skills: [],
      pay: [
        {
          min: at('minSalary'),
          max: at('maxSalary'),
          currency: at('currency'),
          period: at('salaryPeriod') ?? 'year',
        },
      ],
      postedAt: [at('pubDate')],
      deadline: [at('expiryDate')],
      url: [at('guid'), at('applicationLink')],
    };
  },
};

/** Remote work, as Jobicy answers it. */
export const jobicy: Shape = {
  list: 'jobs',
  read: (job) => {
    const at = (path: string) => readPath(job, path);
    return {
      ref: at('id') ?? at('url'),
      title: plainLine(at('jobTitle')),
      company: plainLine(at('companyName')),
      description: [{ html: at('jobDescription') ?? at('jobExcerpt') }],
      location: [plainLine(at('jobGeo'))],
      workplace: [true],
      type: [...readList(job, 'jobType'), at('jobTitle')],
      level: [at('jobLevel'), at('jobTitle')],
      category: [at('jobTitle'), ...readList(job, 'jobIndustry').map(plainLine)],
      skills: [],
      pay: [
        {
          min: at('salaryMin') ?? at('annualSalaryMin'),
          max: at('salaryMax') ?? at('annualSalaryMax'),
          currency: at('salaryCurrency'),
          period: at('salaryPeriod') ?? 'year',
        },
      ],
      postedAt: [at('pubDate')],
      deadline: [],
      url: [at('url')],
    };
  },
};

/** Remote work, as Remote OK answers it: a notice first, then jobs with tags of every kind. */
export const remoteok: Shape = {
  list: '',
  isPosting: (job) => readPath(job, 'legal') === undefined,
  read: (job) => {
    const at = (path: string) => readPath(job, path);
    const tags = readList(job, 'tags').filter((tag) => typeof tag === 'string');
    return {
      ref: at('id') ?? at('url'),
      title: plainLine(at('position')),
      company: plainLine(at('company')),
      description: [{ html: at('description') }],
      location: [plainLine(at('location'))],
      workplace: [true],
      type: [at('position'), ...tags],
      level: [at('position')],
      category: [at('position'), ...tags],
      skills: skillsIn(tags.join('\n')),
      pay: [{ min: at('salary_min'), max: at('salary_max'), period: 'year', usualCurrency: 'USD' }],
      postedAt: [at('epoch'), at('date')],
      deadline: [],
      // Never where one applies: its terms want the link to its own page.
      url: [at('url')],
    };
  },
};
