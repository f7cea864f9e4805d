import { lineOf, readList, getPath } from './get-path.ts';
import { countryNamed, placeIn, joinPlaces } from './join-places.ts';
import type { Shape } from './raw-posting.ts';

export const recruitee: Shape = {
  list: 'offers',
  isPosting: (offer) => (getPath(offer, 'status') ?? 'published') === 'published',
  read: (offer, board) => {
    const at = (path: string) => getPath(offer, path);
    return {
      ref: at('id') ?? at('careers_url'),
      title: at('title'),
      company: at('company_name') ?? board?.company,
      description: [
        { html: at('highlight') },
        { html: at('description') },
        { html: at('requirements') },
        ...readList(offer, 'locations').map((each) => ({
          heading: getPath(each, 'name'),
          html: getPath(each, 'note'),
        })),
      ],
      location: [
        joinPlaces([
          at('location'),
          ...readList(offer, 'locations')
            .slice(1)
            .map((each) => getPath(each, 'name')),
        ]),
        placeIn(at('city'), at('state_name'), at('country')),
      ],
      workplace: [
        at('remote'),
        at('hybrid') === true && 'hybrid',
        at('on_site') === true && 'onsite',
      ],
      type: [at('employment_type_code'), at('title')],
      level: [at('experience_code'), at('title')],
      category: [at('title'), at('department'), at('category_code')],
      skills: [],
      pay: [
        {
          min: at('salary.min'),
          max: at('salary.max'),
          currency: at('salary.currency'),
          period: at('salary.period'),
        },
      ],
      postedAt: [at('published_at'), at('created_at')],
      deadline: [at('close_at')],
      url: [at('careers_url'), at('careers_apply_url')],
    };
  },
};

/** Response format of SmartRecruiters' public boards: no descriptions. */
export const smartrecruiters: Shape = {
  list: 'content',
  isPosting: (posting) => (getPath(posting, 'visibility') ?? 'PUBLIC') === 'PUBLIC',
  read: (posting, board) => {
    const at = (path: string) => getPath(posting, path);
    const company = inAddress(at('company.identifier') ?? board?.name);
    const id = inAddress(at('id'));
    return {
      ref: at('id') ?? at('uuid'),
      title: at('name'),
      company: at('company.name') ?? board?.company,
      description: [],
      location: [
        at('location.fullLocation'),
        placeIn(at('location.city'), at('location.region'), countryNamed(at('location.country'))),
      ],
      workplace: [at('location.remote'), at('location.hybrid') === true && 'hybrid'],
      type: [at('typeOfEmployment.label'), at('name')],
      level: [at('experienceLevel.label'), at('name')],
      category: [at('name'), at('function.label'), at('department.label'), at('industry.label')],
      skills: [],
      pay: [],
      postedAt: [at('releasedDate')],
      deadline: [],
      url: [company !== null && id !== null && `https://jobs.smartrecruiters.com/${company}/${id}`],
    };
  },
};

/**
 * Response format of Workable's public boards: a job in several locations appears once per
 * location.
 */
export const workable: Shape = {
  list: 'jobs',
  read: (job, board, answer) => {
    const at = (path: string) => getPath(job, path);
    const shown = readList(job, 'locations').filter((each) => getPath(each, 'hidden') !== true);
    const places = shown.map((each) =>
      placeIn(...['city', 'region', 'country'].map((part) => getPath(each, part))),
    );
    return {
      ref: at('shortcode') ?? at('url'),
      title: at('title'),
      company: getPath(answer, 'name') ?? board?.company,
      description: [{ html: at('description') }],
      location: [joinPlaces(places), placeIn(at('city'), at('state'), at('country'))],
      workplace: [at('telecommuting'), at('workplace_type')],
      type: [at('employment_type'), at('title')],
      level: [at('experience'), at('title')],
      category: [at('title'), at('function'), at('department'), at('industry')],
      skills: [],
      pay: [],
      postedAt: [at('published_on'), at('created_at')],
      deadline: [],
      url: [at('url'), at('shortlink')],
    };
  },
};

/**
 * Response format of Teamtailor's public boards: a feed whose entries contain a schema.org
 * JobPosting.
 */
export const teamtailor: Shape = {
  list: 'items',
  read: (item, board) => {
    const at = (path: string) => getPath(item, path);
    const posting = (path: string) => getPath(item, `_jobposting.${path}`);
    const places = readList(item, '_jobposting.jobLocation').map((each) =>
      placeIn(
        getPath(each, 'address.addressLocality'),
        countryNamed(getPath(each, 'address.addressCountry')),
      ),
    );
    return {
      ref: at('id') ?? at('url'),
      title: at('title') ?? posting('title'),
      company: posting('hiringOrganization.name') ?? posting('identifier.name') ?? board?.company,
      description: [{ html: at('content_html') ?? posting('description') }],
      location: [joinPlaces(places)],
      workplace: [posting('jobLocationType'), at('title')],
      type: [posting('employmentType'), at('title')],
      level: [at('title')],
      category: [at('title')],
      skills: [],
      pay: [
        {
          min: posting('baseSalary.value.minValue'),
          max: posting('baseSalary.value.maxValue'),
          currency: posting('baseSalary.currency'),
          period: posting('baseSalary.value.unitText'),
        },
      ],
      postedAt: [at('date_published'), posting('datePosted')],
      deadline: [posting('validThrough')],
      url: [at('url')],
    };
  },
};

const bamboohrPlaces: Record<string, string> = { '0': 'onsite', '1': 'remote', '2': 'hybrid' };

/** Response format of BambooHR's public boards: no descriptions and no dates. */
export const bamboohr: Shape = {
  list: 'result',
  read: (opening, board) => {
    const at = (path: string) => getPath(opening, path);
    const id = inAddress(at('id'));
    return {
      ref: at('id'),
      title: at('jobOpeningName'),
      company: board?.company,
      description: [],
      location: [
        placeIn(
          at('location.city') ?? at('atsLocation.city'),
          at('location.state') ?? at('atsLocation.state') ?? at('atsLocation.province'),
          at('atsLocation.country'),
        ),
      ],
      workplace: [at('isRemote'), bamboohrPlaces[String(at('locationType'))]],
      type: [at('employmentStatusLabel'), at('employmentType'), at('jobOpeningName')],
      level: [at('jobOpeningName')],
      category: [at('jobOpeningName'), at('departmentLabel')],
      skills: [],
      pay: [],
      postedAt: [],
      deadline: [],
      url: [board !== null && id !== null && `https://${board.name}.bamboohr.com/careers/${id}`],
    };
  },
};

const pinpointParts = ['key_responsibilities', 'skills_knowledge_expertise', 'benefits'];

export const pinpoint: Shape = {
  list: 'data',
  read: (posting, board) => {
    const at = (path: string) => getPath(posting, path);
    const isPaid = at('compensation_visible') !== false;
    const path = String(at('path') ?? '');
    return {
      ref: at('id') ?? at('url'),
      title: at('title'),
      company: board?.company,
      description: [
        { html: at('description') },
        ...pinpointParts.map((part) => ({ heading: at(`${part}_header`), html: at(part) })),
      ],
      location: [at('location.name')],
      workplace: [at('workplace_type'), at('workplace_type_text')],
      type: [at('employment_type'), at('title')],
      level: [at('title')],
      category: [
        at('title'),
        at('job.department.name') ?? at('department.name'),
        at('job.division.name'),
      ],
      skills: [],
      pay: isPaid
        ? [
            {
              text: at('compensation'),
              min: at('compensation_minimum'),
              max: at('compensation_maximum'),
              currency: at('compensation_currency'),
              period: at('compensation_frequency'),
            },
          ]
        : [],
      postedAt: [],
      deadline: [at('deadline_at')],
      url: [
        at('url'),
        board !== null && path.startsWith('/') && `https://${board.name}.pinpointhq.com${path}`,
      ],
    };
  },
};

export const workday: Shape = {
  list: 'jobPostings',
  read: (posting, board) => {
    const at = (path: string) => getPath(posting, path);
    // The path '/job/Illinois---Chicago/…' has the location when the text only says how many there
    // are.
    const inPath = String(at('externalPath') ?? '')
      .split('/')[2]
      ?.replaceAll('---', ', ')
      .replaceAll('-', ' ');
    const text = at('locationsText');
    const isCount = /^\d+ locations$/iu.test(String(text));
    return {
      ref: at('bulletFields.0') ?? at('externalPath'),
      title: at('title'),
      company: board?.company,
      description: [],
      location: [isCount ? inPath : text, inPath],
      workplace: [inPath, text],
      type: [at('title')],
      level: [at('title')],
      category: [at('title')],
      skills: [],
      pay: [],
      postedAt: [at('postedOn')],
      deadline: [],
      url: [],
    };
  },
};

/** Encodes an id for a URL; null when there is none. */
function inAddress(id: unknown): string | null {
  const line = lineOf(id);
  return line === null ? null : encodeURIComponent(line);
}
