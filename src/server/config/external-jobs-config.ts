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
    .describe('Jobs endpoint of the professional network. Default: off.'),
  NETWORK_JOBS_KEY: z.string().optional().describe('Bearer key for NETWORK_JOBS_URL.'),
  REVIEW_JOBS_URL: addressOf('REVIEW_JOBS_URL')
    .optional()
    .describe('Jobs endpoint of the company review site. Default: off.'),
  REVIEW_JOBS_PARTNER: z.string().optional().describe('Partner ID for REVIEW_JOBS_URL.'),
  REVIEW_JOBS_KEY: z.string().optional().describe('Key for REVIEW_JOBS_URL.'),
  REVIEW_JOBS_COUNTRY: z
    .string()
    .optional()
    .describe('countryId to send to REVIEW_JOBS_URL. Default: none.'),
  INDIAN_JOBS_URL: addressOf('INDIAN_JOBS_URL')
    .optional()
    .describe('Jobs endpoint of the Indian job board. Default: off.'),
  INDIAN_JOBS_KEY: z.string().optional().describe('Bearer key for INDIAN_JOBS_URL.'),
  GREENHOUSE_URL: addressOf('GREENHOUSE_URL')
    .default('https://boards-api.greenhouse.io')
    .describe(
      'API of public Greenhouse boards. The boards to read are chosen in the site settings.',
    ),
  LEVER_URL: addressOf('LEVER_URL')
    .default('https://api.lever.co')
    .describe('API of public Lever boards.'),
  ASHBY_URL: addressOf('ASHBY_URL')
    .default('https://api.ashbyhq.com')
    .describe('API of public Ashby boards.'),
  RECRUITEE_URL: boardAt('RECRUITEE_URL')
    .default('https://{board}.recruitee.com/api/offers/')
    .describe('API of a public Recruitee board; {board} stands for its name.'),
  SMARTRECRUITERS_URL: addressOf('SMARTRECRUITERS_URL')
    .default('https://api.smartrecruiters.com')
    .describe('API of public SmartRecruiters boards.'),
  WORKABLE_URL: addressOf('WORKABLE_URL')
    .default('https://apply.workable.com')
    .describe('API of public Workable boards.'),
  TEAMTAILOR_URL: boardAt('TEAMTAILOR_URL')
    .default('https://{board}.teamtailor.com/jobs.json')
    .describe('API of a public Teamtailor board.'),
  BAMBOOHR_URL: boardAt('BAMBOOHR_URL')
    .default('https://{board}.bamboohr.com/careers/list')
    .describe('API of a public BambooHR board.'),
  PINPOINT_URL: boardAt('PINPOINT_URL')
    .default('https://{board}.pinpointhq.com/postings.json')
    .describe('API of a public Pinpoint board.'),
  PERSONIO_URL: boardAt('PERSONIO_URL')
    .default('https://{board}.jobs.personio.de/xml?language=en')
    .describe('XML feed of a public Personio board, in English where the company has it.'),
  USAJOBS_URL: addressOf('USAJOBS_URL')
    .default('https://data.usajobs.gov/api/search')
    .describe('API of USAJOBS, the jobs of the United States government.'),
  USAJOBS_EMAIL: z
    .email()
    .optional()
    .describe('Email address that the key for USAJOBS was requested with. Default: off.'),
  USAJOBS_KEY: z.string().optional().describe('Key for USAJOBS, free of charge.'),
  ARBEITSAGENTUR_URL: addressOf('ARBEITSAGENTUR_URL')
    .default('https://rest.arbeitsagentur.de/jobboerse/jobsuche-service/pc/v4/jobs')
    .describe('Job search of the Bundesagentur für Arbeit, the German employment agency.'),
  ARBEITSAGENTUR_KEY: z
    .string()
    .optional()
    .describe('X-API-Key for ARBEITSAGENTUR_URL. Default: off.'),
  ADZUNA_URL: addressOf('ADZUNA_URL')
    .default('https://api.adzuna.com/v1/api/jobs')
    .describe('API of Adzuna.'),
  ADZUNA_COUNTRY: z
    .string()
    .regex(/^[a-z]{2}$/u, 'Set ADZUNA_COUNTRY to two small letters, such as in or gb.')
    .default('in')
    .describe('Two-letter code of the country that Adzuna searches.'),
  ADZUNA_ID: z
    .string()
    .optional()
    .describe(
      'app_id for Adzuna. Its terms require a linked “Jobs by Adzuna” at each job, which is shown, and its logo, which is not; and at most 250 requests a day. Default: off.',
    ),
  ADZUNA_KEY: z.string().optional().describe('app_key for Adzuna.'),
  JSEARCH_URL: addressOf('JSEARCH_URL')
    .default('https://jsearch.p.rapidapi.com/search')
    .describe('API of JSearch.'),
  JSEARCH_KEY: z.string().optional().describe('Key for JSearch. Default: off.'),
  REMOTIVE_URL: addressOf('REMOTIVE_URL')
    .default('https://remotive.com/api/remote-jobs')
    .describe('API of Remotive. Whether its jobs are read is chosen in the site settings.'),
  ARBEITNOW_URL: addressOf('ARBEITNOW_URL')
    .default('https://www.arbeitnow.com/api/job-board-api')
    .describe('API of Arbeitnow.'),
  HIMALAYAS_URL: addressOf('HIMALAYAS_URL')
    .default('https://himalayas.app/jobs/api')
    .describe('API of Himalayas.'),
  JOBICY_URL: addressOf('JOBICY_URL')
    .default('https://jobicy.com/api/v2/remote-jobs')
    .describe('API of Jobicy.'),
  REMOTEOK_URL: addressOf('REMOTEOK_URL')
    .default('https://remoteok.com/api')
    .describe('API of Remote OK.'),
  SOURCES_LOOPBACK: z
    .enum(['on', 'off'])
    .default('off')
    .describe('Allow job sources on this machine, without TLS, for tests.'),
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
    usajobs: { url: config.USAJOBS_URL, email: config.USAJOBS_EMAIL, key: config.USAJOBS_KEY },
    arbeitsagentur: { url: config.ARBEITSAGENTUR_URL, key: config.ARBEITSAGENTUR_KEY },
    greenhouse: config.GREENHOUSE_URL,
    lever: config.LEVER_URL,
    ashby: config.ASHBY_URL,
    recruitee: config.RECRUITEE_URL,
    smartrecruiters: config.SMARTRECRUITERS_URL,
    workable: config.WORKABLE_URL,
    teamtailor: config.TEAMTAILOR_URL,
    bamboohr: config.BAMBOOHR_URL,
    pinpoint: config.PINPOINT_URL,
    personio: config.PERSONIO_URL,
    remotive: config.REMOTIVE_URL,
    arbeitnow: config.ARBEITNOW_URL,
    himalayas: config.HIMALAYAS_URL,
    jobicy: config.JOBICY_URL,
    remoteok: config.REMOTEOK_URL,
    allowsLoopback: config.SOURCES_LOOPBACK === 'on',
  };
}
