import { z } from 'zod';
import { isProxyRange } from './doors/client-address.ts';
import type { SourceOptions } from './ports/sources/create-sources.ts';

const needsHttps = (name: string) =>
  `Set ${name} to an https:// address; http:// works for this machine only.`;

const flag = z.enum(['on', 'off']);

/** Every setting that the environment can make. docs/configuration.md is generated from these lines. */
export const configSchema = z.object({
  PORT: z.coerce
    .number('Set PORT to a whole number from 0 to 65535.')
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port to listen on.'),
  HOST: z.string().default('').describe('Address to listen on; empty means all.'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'Address that people use, for links in mails and the origin check. Default: http://localhost:PORT.',
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Folder for the embedded database, uploaded files, mails and the generated secret.'),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'Set DATABASE_URL to postgres://user:password@host:5432/database.')
    .optional()
    .describe('A PostgreSQL server (16 or newer). Default: the embedded PostgreSQL in DATA_DIR.'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(10)
    .describe('Database connections of one process.'),
  AUTH_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key that mailed links are made with, and that the seeds of second factors are encrypted with, 32 characters or more. Default: generated once and kept in DATA_DIR. Set it when several machines serve one database.',
    ),
  OIDC_ISSUER: z
    .url()
    .refine(isHttps, 'Set OIDC_ISSUER to an https:// address; http:// works for this machine only.')
    .default('https://accounts.google.com')
    .describe('Who people may sign in with beside their password: any provider of OpenID Connect.'),
  OIDC_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'What that provider knows this site as. Without it and its secret, nobody signs in that way. The address to come back to is PUBLIC_URL/auth/google/callback.',
    ),
  OIDC_CLIENT_SECRET: z.string().optional().describe('The secret that goes with OIDC_CLIENT_ID.'),
  SMTP_URL: z
    .string()
    .optional()
    .describe(
      'Mail server, such as smtp://user:password@host:587. Default: none; mails are kept and shown on /mailbox.',
    ),
  MAIL_FROM: z.string().default('no-reply@localhost').describe('Address that mails come from.'),
  MAIL_NAME: z.string().default('Firstrung').describe('Name that mails come from.'),
  OPERATOR_NAME: z
    .string()
    .default('')
    .describe('Who runs this installation, as terms and privacy name them. Default: by the host.'),
  OPERATOR_ADDRESS: z
    .string()
    .default('')
    .describe('Postal address of who runs it, for terms and privacy.'),
  SUPPORT_EMAIL: z
    .email('Set SUPPORT_EMAIL to an e-mail address.')
    .optional()
    .describe('Address for questions about data and for the press. Default: the contact page.'),
  S3_BUCKET: z
    .string()
    .optional()
    .describe('Bucket for uploaded files. Default: the folder files in DATA_DIR.'),
  S3_ENDPOINT: z
    .string()
    .optional()
    .describe('Address of an S3-compatible store, when it is not the default one.'),
  S3_REGION: z.string().default('auto').describe('Region of the bucket.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key id for the bucket.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key for the bucket.'),
  NETWORK_JOBS_URL: z
    .url()
    .refine(isHttps, needsHttps('NETWORK_JOBS_URL'))
    .optional()
    .describe('The jobs endpoint of the professional network. Default: it is not asked.'),
  NETWORK_JOBS_KEY: z.string().optional().describe('The bearer key for NETWORK_JOBS_URL.'),
  REVIEW_JOBS_URL: z
    .url()
    .refine(isHttps, needsHttps('REVIEW_JOBS_URL'))
    .optional()
    .describe('The jobs endpoint of the company review site. Default: it is not asked.'),
  REVIEW_JOBS_PARTNER: z.string().optional().describe('The partner id for REVIEW_JOBS_URL.'),
  REVIEW_JOBS_KEY: z.string().optional().describe('The key for REVIEW_JOBS_URL.'),
  REVIEW_JOBS_COUNTRY: z
    .string()
    .optional()
    .describe('The countryId that REVIEW_JOBS_URL is asked with. Default: none.'),
  INDIAN_JOBS_URL: z
    .url()
    .refine(isHttps, needsHttps('INDIAN_JOBS_URL'))
    .optional()
    .describe('The jobs endpoint of the Indian job board. Default: it is not asked.'),
  INDIAN_JOBS_KEY: z.string().optional().describe('The bearer key for INDIAN_JOBS_URL.'),
  GREENHOUSE_URL: z
    .url()
    .refine(isHttps, needsHttps('GREENHOUSE_URL'))
    .default('https://boards-api.greenhouse.io')
    .describe(
      'Where public boards at Greenhouse are; which ones are read is a setting of the site.',
    ),
  LEVER_URL: z
    .url()
    .refine(isHttps, needsHttps('LEVER_URL'))
    .default('https://api.lever.co')
    .describe('Where public boards at Lever are.'),
  ASHBY_URL: z
    .url()
    .refine(isHttps, needsHttps('ASHBY_URL'))
    .default('https://api.ashbyhq.com')
    .describe('Where public boards at Ashby are.'),
  REMOTIVE_URL: z
    .url()
    .refine(isHttps, needsHttps('REMOTIVE_URL'))
    .default('https://remotive.com/api/remote-jobs')
    .describe('Where the jobs of Remotive are; whether they are read is a setting of the site.'),
  ARBEITNOW_URL: z
    .url()
    .refine(isHttps, needsHttps('ARBEITNOW_URL'))
    .default('https://www.arbeitnow.com/api/job-board-api')
    .describe('Where the jobs of Arbeitnow are.'),
  SOURCES_LOOPBACK: flag
    .default('off')
    .describe('Lets the sources of jobs be at this very machine, without TLS, for tests.'),
  LOCALES_DIR: z
    .string()
    .optional()
    .describe(
      'Folder of the text catalogues, one folder a language; a language counts once it is complete. Default: content/locales.',
    ),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (list) => list.split(',').every((entry) => !entry.trim() || isProxyRange(entry.trim())),
      'Set TRUSTED_PROXIES to addresses or ranges like 10.0.0.0/8, separated by commas.',
    )
    .default('')
    .describe(
      'Addresses or ranges (10.0.0.0/8), separated by commas, of proxies whose X-Forwarded-For is believed. Default: none.',
    ),
  SIGN_INS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .describe('Sign-in attempts, and sign-ups, per minute from one address.'),
  STOP_NOTICE: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(1)
    .describe(
      'Seconds after SIGTERM in which /readyz already says no and requests are still answered, for a proxy that looks at it.',
    ),
  DEMO: flag
    .default('on')
    .describe('Load the demo set into an empty embedded database on the first start.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least important log lines to print.'),
});

export type Config = z.infer<typeof configSchema> & { publicUrl: string };

/** Where the sources of jobs outside are, and the keys to them. */
export function sourcesOf(config: Config): SourceOptions {
  return {
    network: { url: config.NETWORK_JOBS_URL, key: config.NETWORK_JOBS_KEY },
    reviews: {
      url: config.REVIEW_JOBS_URL,
      partner: config.REVIEW_JOBS_PARTNER,
      key: config.REVIEW_JOBS_KEY,
      country: config.REVIEW_JOBS_COUNTRY,
    },
    indian: { url: config.INDIAN_JOBS_URL, key: config.INDIAN_JOBS_KEY },
    greenhouse: config.GREENHOUSE_URL,
    lever: config.LEVER_URL,
    ashby: config.ASHBY_URL,
    remotive: config.REMOTIVE_URL,
    arbeitnow: config.ARBEITNOW_URL,
    allowsLoopback: config.SOURCES_LOOPBACK === 'on',
  };
}

/** Who runs this installation, and what the texts about data say of it. */
export type Operator = {
  name: string;
  address: string;
  email: string;
  storesFilesElsewhere: boolean;
};

export function operatorOf(config: Config): Operator {
  return {
    name: config.OPERATOR_NAME,
    address: config.OPERATOR_ADDRESS,
    email: config.SUPPORT_EMAIL ?? '',
    storesFilesElsewhere: config.S3_BUCKET !== undefined,
  };
}

/** Reads the settings; throws one sentence a wrong setting. Empty values count as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = configSchema.safeParse(filled);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(
      `These settings are wrong:\n  ${lines.join('\n  ')}\nSee docs/configuration.md.`,
    );
  }
  const config = result.data;
  return { ...config, publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}` };
}

function isHttps(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}

function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//u.test(url) && URL.canParse(url);
}
