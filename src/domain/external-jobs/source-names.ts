/** What the sources outside call themselves, in every language. */
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
  linkedin: 'LinkedIn',
  glassdoor: 'Glassdoor',
  naukri: 'Naukri',
  adzuna: 'Adzuna',
  jsearch: 'JSearch',
  remotive: 'Remotive',
  arbeitnow: 'Arbeitnow',
  himalayas: 'Himalayas',
  jobicy: 'Jobicy',
  remoteok: 'Remote OK',
  sample: 'Sample',
} as const;

export type SourceId = keyof typeof sourceNames;

/** Labels the postings that only the demo has. */
export const sampleSource = 'sample' satisfies SourceId;
