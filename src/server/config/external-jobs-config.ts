import { z } from 'zod';
import type { SourceOptions } from '#server/ports/external-jobs/source-options.ts';
import { isHttps, needsHttps } from './https-setting.ts';

const addressOf = (name: string) => z.url().refine(isHttps, needsHttps(name));
const boardAt = (name: string) =>
  addressOf(name).refine(
    (address) => address.includes('{board}'),
    `Set ${name} to an address with {board} where the name of a board stands.`,
  );

export const sourceFields = {
  NETWORK_JOBS_URL: addressOf('NETWORK_JOBS_URL')
    .optional()
    .describe('The jobs endpoint of the professional network. Default: it is not asked.'),
  NETWORK_JOBS_KEY: z.string().optional().describe('The bearer key for NETWORK_JOBS_URL.'),
  REVIEW_JOBS_URL: addressOf('REVIEW_JOBS_URL')
    .optional()
    .describe('The jobs endpoint of the company review site. Default: it is not asked.'),
  REVIEW_JOBS_PARTNER: z.string().optional().describe('The partner id for REVIEW_JOBS_URL.'),
  REVIEW_JOBS_KEY: z.string().optional().describe('The key for REVIEW_JOBS_URL.'),
  REVIEW_JOBS_COUNTRY: z
    .string()
    .optional()
    .describe('The countryId that REVIEW_JOBS_URL is asked with. Default: none.'),
  INDIAN_JOBS_URL: addressOf('INDIAN_JOBS_URL')
    .optional()
    .describe('The jobs endpoint of the Indian job board. Default: it is not asked.'),
  INDIAN_JOBS_KEY: z.string().optional().describe('The bearer key for INDIAN_JOBS_URL.'),
  GREENHOUSE_URL: addressOf('GREENHOUSE_URL')
    .default('https://boards-api.greenhouse.io')
    .describe(
      'Where public boards at Greenhouse are; which ones are read is a setting of the site.',
    ),
  LEVER_URL: addressOf('LEVER_URL')
    .default('https://api.lever.co')
    .describe('Where public boards at Lever are.'),
  ASHBY_URL: addressOf('ASHBY_URL')
    .default('https://api.ashbyhq.com')
    .describe('Where public boards at Ashby are.'),
  RECRUITEE_URL: boardAt('RECRUITEE_URL')
    .default('https://{board}.recruitee.com/api/offers/')
    .describe('Where a public board at Recruitee is; {board} stands for its name.'),
  SMARTRECRUITERS_URL: addressOf('SMARTRECRUITERS_URL')
    .default('https://api.smartrecruiters.com')
    .describe('Where public boards at SmartRecruiters are.'),
  WORKABLE_URL: addressOf('WORKABLE_URL')
    .default('https://apply.workable.com')
    .describe('Where public boards at Workable are.'),
  TEAMTAILOR_URL: boardAt('TEAMTAILOR_URL')
    .default('https://{board}.teamtailor.com/jobs.json')
    .describe('Where a public board at Teamtailor is.'),
  BAMBOOHR_URL: boardAt('BAMBOOHR_URL')
    .default('https://{board}.bamboohr.com/careers/list')
    .describe('Where a public board at BambooHR is.'),
  PINPOINT_URL: boardAt('PINPOINT_URL')
    .default('https://{board}.pinpointhq.com/postings.json')
    .describe('Where a public board at Pinpoint is.'),
  ADZUNA_URL: addressOf('ADZUNA_URL')
    .default('https://api.adzuna.com/v1/api/jobs')
    .describe('Where Adzuna is asked.'),
  ADZUNA_COUNTRY: z
    .string()
    .regex(/^[a-z]{2}$/u, 'Set ADZUNA_COUNTRY to two small letters, such as in or gb.')
    .default('in')
    .describe('The country that Adzuna searches in, as two letters.'),
  ADZUNA_ID: z
    .string()
    .optional()
    .describe(
      'The app_id for Adzuna. Its terms want “Jobs by Adzuna” at each job, with a link, which is there, and its logo, which is not; and no more than 250 questions a day. Default: it is not asked.',
    ),
  ADZUNA_KEY: z.string().optional().describe('The app_key for Adzuna.'),
  JSEARCH_URL: addressOf('JSEARCH_URL')
    .default('https://jsearch.p.rapidapi.com/search')
    .describe('Where JSearch is asked.'),
  JSEARCH_KEY: z.string().optional().describe('The key for JSearch. Default: it is not asked.'),
  REMOTIVE_URL: addressOf('REMOTIVE_URL')
    .default('https://remotive.com/api/remote-jobs')
    .describe('Where the jobs of Remotive are; whether they are read is a setting of the site.'),
  ARBEITNOW_URL: addressOf('ARBEITNOW_URL')
    .default('https://www.arbeitnow.com/api/job-board-api')
    .describe('Where the jobs of Arbeitnow are.'),
  HIMALAYAS_URL: addressOf('HIMALAYAS_URL')
    .default('https://himalayas.app/jobs/api')
    .describe('Where the jobs of Himalayas are.'),
  JOBICY_URL: addressOf('JOBICY_URL')
    .default('https://jobicy.com/api/v2/remote-jobs')
    .describe('Where the jobs of Jobicy are.'),
  REMOTEOK_URL: addressOf('REMOTEOK_URL')
    .default('https://remoteok.com/api')
    .describe('Where the jobs of Remote OK are.'),
  SOURCES_LOOPBACK: z
    .enum(['on', 'off'])
    .default('off')
    .describe('Lets the sources of jobs be at this very machine, without TLS, for tests.'),
};

type SourceConfig = z.infer<z.ZodObject<typeof sourceFields>>;

export function sourcesOf(config: SourceConfig): SourceOptions {
  return {
    network: { url: config.NETWORK_JOBS_URL, key: config.NETWORK_JOBS_KEY },
    reviews: {
      url: config.REVIEW_JOBS_URL,
      partner: config.REVIEW_JOBS_PARTNER,
      key: config.REVIEW_JOBS_KEY,
      country: config.REVIEW_JOBS_COUNTRY,
    },
    indian: { url: config.INDIAN_JOBS_URL, key: config.INDIAN_JOBS_KEY },
    adzuna: {
      url: config.ADZUNA_URL,
      country: config.ADZUNA_COUNTRY,
      id: config.ADZUNA_ID,
      key: config.ADZUNA_KEY,
    },
    jsearch: { url: config.JSEARCH_URL, key: config.JSEARCH_KEY },
    greenhouse: config.GREENHOUSE_URL,
    lever: config.LEVER_URL,
    ashby: config.ASHBY_URL,
    recruitee: config.RECRUITEE_URL,
    smartrecruiters: config.SMARTRECRUITERS_URL,
    workable: config.WORKABLE_URL,
    teamtailor: config.TEAMTAILOR_URL,
    bamboohr: config.BAMBOOHR_URL,
    pinpoint: config.PINPOINT_URL,
    remotive: config.REMOTIVE_URL,
    arbeitnow: config.ARBEITNOW_URL,
    himalayas: config.HIMALAYAS_URL,
    jobicy: config.JOBICY_URL,
    remoteok: config.REMOTEOK_URL,
    allowsLoopback: config.SOURCES_LOOPBACK === 'on',
  };
}
