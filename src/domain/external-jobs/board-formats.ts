import { readList, getPath } from './get-path.ts';
import { joinPlaces } from './join-places.ts';
import type { SourcePay } from './parse-salary.ts';
import type { Shape } from './raw-posting.ts';

export const greenhouse: Shape = {
  list: 'jobs',
  read: (job, board) => {
    const at = (path: string) => getPath(job, path);
    const metadata = readList(job, 'metadata');
    const named = (words: RegExp) =>
      metadata
        .filter((each) => words.test(String(getPath(each, 'name'))))
        .map((each) => getPath(each, 'value'));
    return {
      ref: at('id') ?? at('absolute_url'),
      title: at('title'),
      company: at('company_name') ?? board?.company,
      description: [{ html: at('content') }],
      location: [at('location.name'), at('offices.0.location'), at('offices.0.name')],
      workplace: [...named(/workplace|remote|work mode/iu), at('location.name'), at('title')],
      type: [...named(/employment|job type|time type|commitment/iu), at('title')],
      level: [...named(/level|seniority|experience/iu), at('title')],
      category: [at('title'), ...readList(job, 'departments').map((each) => getPath(each, 'name'))],
      skills: [],
      pay: readList(job, 'pay_input_ranges').map((range): SourcePay => {
        const inWhole = (path: string) => {
          const cents = getPath(range, path);
          return typeof cents === 'number' ? cents / 100 : null;
        };
        return {
          text: [getPath(range, 'title'), getPath(range, 'blurb')].join(' '),
          min: inWhole('min_cents'),
          max: inWhole('max_cents'),
          currency: getPath(range, 'currency_type'),
          period: getPath(range, 'title'),
        };
      }),
      postedAt: [at('first_published'), at('updated_at')],
      deadline: [at('application_deadline')],
      url: [at('absolute_url')],
    };
  },
};

const leverPeriods: Record<string, string> = {
  'per-year-salary': 'year',
  'per-month-salary': 'month',
  'per-hour-wage': 'hour',
};

export const lever: Shape = {
  list: '',
  read: (job, board) => {
    const at = (path: string) => getPath(job, path);
    return {
      ref: at('id') ?? at('hostedUrl'),
      title: at('text'),
      company: board?.company,
      description: [
        { html: at('description') ?? at('descriptionPlain') },
        ...readList(job, 'lists').map((list) => ({
          heading: getPath(list, 'text'),
          html: `<ul>${String(getPath(list, 'content') ?? '')}</ul>`,
        })),
        { html: at('additional') ?? at('additionalPlain') },
        { html: at('salaryDescription') },
      ],
      location: [
        joinPlaces([at('categories.location'), ...readList(job, 'categories.allLocations')]),
        at('country'),
      ],
      workplace: [at('workplaceType'), at('categories.location'), at('text')],
      type: [at('categories.commitment'), at('text')],
      level: [at('categories.level'), at('text')],
      category: [at('text'), at('categories.team'), at('categories.department')],
      skills: [],
      pay: [
        {
          min: at('salaryRange.min'),
          max: at('salaryRange.max'),
          currency: at('salaryRange.currency'),
          period: leverPeriods[String(at('salaryRange.interval'))] ?? at('salaryRange.interval'),
        },
      ],
      postedAt: [at('createdAt')],
      deadline: [],
      url: [at('hostedUrl'), at('applyUrl')],
    };
  },
};

export const ashby: Shape = {
  list: 'jobs',
  isPosting: (job) => getPath(job, 'isListed') !== false,
  read: (job, board) => {
    const at = (path: string) => getPath(job, path);
    const salaries = readList(job, 'compensation.summaryComponents').filter((each) =>
      /salary|hourly|wage/iu.test(String(getPath(each, 'compensationType'))),
    );
    const isPayShown = at('shouldDisplayCompensationOnJobPostings') !== false;
    return {
      ref: at('id') ?? at('jobUrl'),
      title: at('title'),
      company: board?.company,
      description: [{ html: at('descriptionHtml') ?? at('descriptionPlain') }],
      location: [
        joinPlaces([
          at('location'),
          ...readList(job, 'secondaryLocations').map((each) => getPath(each, 'location')),
        ]),
        at('address.postalAddress.addressLocality'),
        at('address.postalAddress.addressCountry'),
      ],
      workplace: [at('workplaceType'), at('isRemote'), at('location')],
      type: [at('employmentType'), at('title')],
      level: [at('title')],
      category: [at('title'), at('team'), at('department')],
      skills: [],
      pay: isPayShown
        ? [
            ...salaries.map((each) => ({
              min: getPath(each, 'minValue'),
              max: getPath(each, 'maxValue'),
              currency: getPath(each, 'currencyCode'),
              period: getPath(each, 'interval'),
            })),
            { text: at('compensation.scrapeableCompensationSalarySummary') },
          ]
        : [],
      postedAt: [at('publishedAt'), at('publishedDate')],
      deadline: [],
      url: [at('jobUrl'), at('applyUrl')],
    };
  },
};
