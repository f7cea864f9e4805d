import { extractSkills } from '#domain/posting/extract-skills.ts';
import { readList, getPath } from './get-path.ts';
import { joinPlaces } from './join-places.ts';
import type { Shape } from './raw-posting.ts';
import { stripHtml } from './strip-html.ts';

export const remotive: Shape = {
  list: 'jobs',
  read: (job) => {
    const at = (path: string) => getPath(job, path);
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

export const arbeitnow: Shape = {
  list: 'data',
  read: (job) => {
    const at = (path: string) => getPath(job, path);
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

/**
 * Response format of Himalayas (remote jobs); its own page is preferred over the application URL.
 */
export const himalayas: Shape = {
  list: ['jobs', ''],
  read: (job) => {
    const at = (path: string) => getPath(job, path);
    const places = readList(job, 'locationRestrictions').map((each) =>
      typeof each === 'string' ? each : getPath(each, 'name'),
    );
    return {
      ref: at('guid') ?? at('applicationLink'),
      title: stripHtml(at('title')),
      company: stripHtml(at('companyName')),
      description: [{ html: at('description') ?? at('excerpt') }],
      location: [joinPlaces(places)],
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

export const jobicy: Shape = {
  list: 'jobs',
  read: (job) => {
    const at = (path: string) => getPath(job, path);
    return {
      ref: at('id') ?? at('url'),
      title: stripHtml(at('jobTitle')),
      company: stripHtml(at('companyName')),
      description: [{ html: at('jobDescription') ?? at('jobExcerpt') }],
      location: [stripHtml(at('jobGeo'))],
      workplace: [true],
      type: [...readList(job, 'jobType'), at('jobTitle')],
      level: [at('jobLevel'), at('jobTitle')],
      category: [at('jobTitle'), ...readList(job, 'jobIndustry').map(stripHtml)],
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

/** Response format of Remote OK (remote jobs): a notice first, then jobs with assorted tags. */
export const remoteok: Shape = {
  list: '',
  isPosting: (job) => getPath(job, 'legal') === undefined,
  read: (job) => {
    const at = (path: string) => getPath(job, path);
    const tags = readList(job, 'tags').filter((tag) => typeof tag === 'string');
    return {
      ref: at('id') ?? at('url'),
      title: stripHtml(at('position')),
      company: stripHtml(at('company')),
      description: [{ html: at('description') }],
      location: [stripHtml(at('location'))],
      workplace: [true],
      type: [at('position'), ...tags],
      level: [at('position')],
      category: [at('position'), ...tags],
      skills: extractSkills(tags.join('\n')),
      pay: [{ min: at('salary_min'), max: at('salary_max'), period: 'year', usualCurrency: 'USD' }],
      postedAt: [at('epoch'), at('date')],
      deadline: [],
      // Never the application URL: the terms require a link to Remote OK's own page.
      url: [at('url')],
    };
  },
};
