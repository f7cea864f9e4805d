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
