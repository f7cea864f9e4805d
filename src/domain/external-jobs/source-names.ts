/** Brand names of the external sources, the same in every language. */
export const sourceNames = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  recruitee: 'Recruitee',
  smartrecruiters: 'SmartRecruiters',
  workable: 'Workable',
  teamtailor: 'Teamtailor',
  bamboohr: 'BambooHR',
  pinpoint: 'Pinpoint',
  personio: 'Personio',
  webfeed: 'Job feed',
  linkedin: 'LinkedIn',
  glassdoor: 'Glassdoor',
  naukri: 'Naukri',
  adzuna: 'Adzuna',
  jsearch: 'JSearch',
  usajobs: 'USAJOBS',
  arbeitsagentur: 'Bundesagentur für Arbeit',
  remotive: 'Remotive',
  arbeitnow: 'Arbeitnow',
  himalayas: 'Himalayas',
  jobicy: 'Jobicy',
  remoteok: 'Remote OK',
  sample: 'Sample',
} as const;

export type SourceId = keyof typeof sourceNames;

/** The source of postings that exist only in the demo data. */
export const sampleSource = 'sample' satisfies SourceId;
