import type { FakeSource } from './fake-sources.ts';

type Item = Record<string, unknown>;
type Sample = {
  /** A complete entry of this source, for 'Baker' at Acme in Pune. */
  item: Item;
  answer: (items: readonly unknown[]) => unknown;
  /** The requested path, without the host. */
  path: string;
};

const html = '<p>We bake <b>bread</b>.</p>';

/** XML of a value: a list repeats its element. Drops characters that XML can't hold. */
function asXml(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => asXml(name, each)).join('');
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([key, each]) => asXml(key, each))
          .join('')
      : String(value ?? '')
          .toWellFormed()
          .replaceAll('\u0000', '')
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;');
  return `<${name}>${inner}</${name}>`;
}

/**
 * For each source without a company board: an entry in its format, and how the server requests it.
 */
export const sourceSamples = {
  recruitee: {
    item: {
      id: 7,
      title: 'Baker',
      company_name: 'Acme',
      description: html,
      location: 'Pune, India',
      employment_type_code: 'parttime_permanent',
      salary: { min: '60000', max: '75000', period: 'month', currency: 'INR' },
      published_at: '2026-11-01 10:00:00 UTC',
      close_at: '2026-12-01 10:00:00 UTC',
      careers_url: 'https://acme.recruitee.com/o/baker',
      status: 'published',
    },
    answer: (offers) => ({ offers }),
    path: '/recruitee/acme/api/offers/',
  },
  smartrecruiters: {
    item: {
      id: '7',
      name: 'Baker',
      company: { identifier: 'Acme', name: 'Acme' },
      location: { city: 'Pune', country: 'in', remote: false },
      typeOfEmployment: { label: 'Part-time' },
      releasedDate: '2026-11-01T10:00:00.000Z',
    },
    answer: (content) => ({ totalFound: content.length, content }),
    path: '/smartrecruiters/v1/companies/acme/postings?limit=100',
  },
  workable: {
    item: {
      shortcode: '7',
      title: 'Baker',
      description: html,
      employment_type: 'Part-time',
      telecommuting: false,
      city: 'Pune',
      country: 'India',
      published_on: '2026-11-01',
      url: 'https://apply.workable.com/j/7',
    },
    answer: (jobs) => ({ name: 'Acme', jobs }),
    path: '/workable/api/v1/widget/accounts/acme?details=true',
  },
  teamtailor: {
    item: {
      id: '7',
      title: 'Baker',
      content_html: html,
      url: 'https://acme.teamtailor.com/jobs/7',
      date_published: '2026-11-01T10:00:00Z',
      _jobposting: {
        employmentType: 'PART_TIME',
        hiringOrganization: { name: 'Acme' },
        jobLocation: [{ address: { addressLocality: 'Pune', addressCountry: 'IN' } }],
      },
    },
    answer: (items) => ({ items }),
    path: '/teamtailor/acme/jobs.json',
  },
  bamboohr: {
    item: {
      id: '7',
      jobOpeningName: 'Baker',
      employmentStatusLabel: 'Part-Time',
      location: { city: 'Pune', state: 'Maharashtra' },
      locationType: '0',
    },
    answer: (result) => ({ result }),
    path: '/bamboohr/acme/careers/list',
  },
  pinpoint: {
    item: {
      id: '7',
      title: 'Baker',
      description: html,
      employment_type: 'part_time',
      location: { name: 'Pune, India' },
      workplace_type: 'onsite',
      path: '/en/postings/7',
    },
    answer: (data) => ({ data }),
    path: '/pinpoint/acme/postings.json',
  },
  personio: {
    item: {
      id: '7',
      name: 'Baker',
      office: 'Pune, India',
      additionalOffices: { office: 'Goa' },
      department: 'Kitchen',
      jobDescriptions: { jobDescription: { name: 'Your tasks', value: html } },
      employmentType: 'permanent',
      schedule: 'part-time',
      seniority: 'entry-level',
      keywords: 'Python,Go',
      createdAt: '2026-11-01T10:00:00+00:00',
    },
    answer: (positions) => `<workzag-jobs>${asXml('position', positions)}</workzag-jobs>`,
    path: '/personio/acme/xml?language=en',
  },
  webfeed: {
    item: {
      guid: 'baker-7',
      title: 'Baker',
      link: 'https://acme.com/jobs/7?a=1&b=2',
      'content:encoded': html,
      pubDate: 'Sun, 01 Nov 2026 10:00:00 +0000',
      category: ['Kitchen', 'Part-time'],
      'job_listing:location': 'Pune, India',
    },
    answer: (items) =>
      `<rss version="2.0"><channel><title>Jobs</title>${asXml('item', items)}</channel></rss>`,
    path: '/webfeed/jobs.rss',
  },
  usajobs: {
    item: {
      MatchedObjectId: '7',
      MatchedObjectDescriptor: {
        PositionID: 'XX-7',
        PositionTitle: 'Baker',
        PositionURI: 'https://www.usajobs.gov/job/7',
        OrganizationName: 'Acme',
        PositionLocationDisplay: 'Multiple Locations',
        PositionLocation: [
          { LocationName: 'Austin, Texas', CountryCode: 'United States' },
          { LocationName: 'Naples', CountryCode: 'Italy' },
          { LocationName: 'Camp Zama, Japan', CountryCode: 'Japan' },
        ],
        PositionSchedule: [{ Name: 'Part-time', Code: '2' }],
        PositionOfferingType: [{ Name: 'Multiple Appointment Types', Code: '15327' }],
        JobCategory: [{ Name: 'Baking', Code: '7402' }],
        PositionRemuneration: [
          { MinimumRange: '52000.0', MaximumRange: '67000.0', RateIntervalCode: 'PA' },
        ],
        QualificationSummary: 'One year of baking.',
        PublicationStartDate: '2026-11-01T10:00:00.0000',
        ApplicationCloseDate: '2026-12-01T10:00:00.0000',
        UserArea: {
          Details: { JobSummary: html, MajorDuties: ['Bake.'], RemoteIndicator: false },
        },
      },
    },
    answer: (SearchResultItems) => ({ SearchResult: { SearchResultItems } }),
    path: '/usajobs?Keyword=baker&LocationName=pune&ResultsPerPage=50&Fields=full',
  },
  arbeitsagentur: {
    item: {
      refnr: '10000-7-S',
      titel: 'Werkstudent Bäckerei (m/w/d)',
      beruf: 'Bäcker/in',
      arbeitgeber: 'Acme',
      arbeitsort: { plz: '10115', ort: 'Berlin', region: 'Berlin', land: 'Deutschland' },
      aktuelleVeroeffentlichungsdatum: '2026-11-01',
    },
    answer: (stellenangebote) => ({ stellenangebote, maxErgebnisse: 1 }),
    path: '/arbeitsagentur?was=baker&wo=pune&page=1&size=50',
  },
  himalayas: {
    item: {
      guid: 'https://himalayas.app/companies/acme/jobs/baker',
      title: 'Baker',
      companyName: 'Acme',
      description: html,
      employmentType: 'Part Time',
      seniority: ['Senior'],
      locationRestrictions: [{ name: 'India' }],
      minSalary: 40_000,
      currency: 'USD',
      pubDate: 1_793_527_200_000,
      expiryDate: 1_796_119_200,
      applicationLink: 'https://elsewhere.test/apply',
    },
    answer: (jobs) => ({ jobs }),
    path: '/himalayas?limit=20',
  },
  jobicy: {
    item: {
      id: 7,
      jobTitle: 'Baker &#8211; Bread',
      companyName: 'Acme',
      jobDescription: html,
      jobType: ['Part-Time'],
      jobLevel: 'Midweight',
      jobGeo: 'India',
      salaryMin: 20,
      salaryMax: 30,
      salaryCurrency: 'USD',
      salaryPeriod: 'hourly',
      pubDate: '2026-11-01T10:00:00+00:00',
      url: 'https://jobicy.com/jobs/7',
    },
    answer: (jobs) => ({ jobs }),
    path: '/jobicy?count=100',
  },
  remoteok: {
    item: {
      id: '7',
      position: 'Baker',
      company: 'Acme',
      description: html,
      tags: ['part-time', 'python'],
      location: 'India',
      salary_min: 40_000,
      salary_max: 50_000,
      epoch: 1_793_527_200,
      url: 'https://remoteOK.com/remote-jobs/7',
      apply_url: 'https://elsewhere.test/apply',
    },
    answer: (jobs) => [{ legal: 'Please name us.' }, ...jobs],
    path: '/remote-ok',
  },
  adzuna: {
    item: {
      id: '7',
      title: '<strong>Baker</strong>',
      company: { display_name: 'Acme' },
      description: 'We bake bread.',
      location: { display_name: 'Pune, Maharashtra', area: ['India', 'Maharashtra', 'Pune'] },
      contract_time: 'part_time',
      salary_min: 600_000,
      salary_max: 800_000,
      salary_is_predicted: '0',
      created: '2026-11-01T10:00:00Z',
      redirect_url: 'https://www.adzuna.in/land/ad/7',
    },
    answer: (results) => ({ results }),
    path: '/adzuna/in/search/1?app_id=a&app_key=key+of+adzuna&results_per_page=50&what=baker&where=pune&content-type=application%2Fjson',
  },
  jsearch: {
    item: {
      job_id: '7',
      job_title: 'Baker',
      employer_name: 'Acme',
      job_description: 'We bake bread.',
      job_city: 'Pune',
      job_country: 'IN',
      job_is_remote: false,
      job_employment_type: 'PARTTIME',
      job_min_salary: 50_000,
      job_salary_period: 'MONTH',
      job_posted_at_timestamp: 1_793_527_200,
      job_apply_link: 'https://acme.com/careers/7',
    },
    answer: (data) => ({ data }),
    path: '/jsearch?query=baker+in+pune&page=1&num_pages=1',
  },
} as const satisfies { [Id in FakeSource]?: Sample };

export type SampledSource = keyof typeof sourceSamples;
