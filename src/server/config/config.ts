import { z } from 'zod';
import { isProxyRange } from '#server/http/client-address.ts';
import { sourceFields } from './external-jobs-config.ts';
import { isHttps, needsHttps } from './https-setting.ts';
import { modelFields } from './model-config.ts';
import { paymentFields } from './payment-config.ts';

const flag = z.enum(['on', 'off']);

/**
 * Every setting that comes from the environment. docs/configuration.md is generated from these
 * lines.
 */
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
      'Public address, used in email links and for the origin check. Any address other than this machine also turns off the demo and the mailbox. Default: http://localhost:PORT.',
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Folder for the embedded database, uploaded files, emails and the generated secret.'),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'Set DATABASE_URL to postgres://user:password@host:5432/database.')
    .optional()
    .describe('A PostgreSQL server (16 or newer). Default: the embedded PostgreSQL in DATA_DIR.'),
  DATABASE_OWNER_URL: z
    .string()
    .refine(isPostgresUrl, 'Set DATABASE_OWNER_URL to postgres://user:password@host:5432/database.')
    .optional()
    .describe(
      'The same database as the role that owns the tables, for migrations, background job tables and backups. DATABASE_URL then needs only the right to connect, and cannot change the audit log. Default: DATABASE_URL. The embedded PostgreSQL always has both roles.',
    ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(10)
    .describe('Database connections per process.'),
  AUTH_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key for emailed links and for encrypting two-factor seeds, 32 characters or more. Default: generated once and kept in DATA_DIR. Set it when several machines share a database.',
    ),
  OIDC_ISSUER: z
    .url()
    .refine(isHttps, needsHttps('OIDC_ISSUER'))
    .default('https://accounts.google.com')
    .describe('OpenID Connect provider that people can sign in with instead of a password.'),
  OIDC_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client ID at that provider. Without it and the secret, this sign-in method is off. The redirect URI is PUBLIC_URL/auth/google/callback.',
    ),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Client secret for OIDC_CLIENT_ID.'),
  SMTP_URL: z
    .string()
    .optional()
    .describe(
      'Mail server, such as smtp://user:password@host:587. Default: none; emails are kept in DATA_DIR/mailbox instead of being sent, and shown at /mailbox if PUBLIC_URL is this machine.',
    ),
  MAIL_FROM: z.string().default('no-reply@localhost').describe('Sender address of emails.'),
  MAIL_NAME: z
    .string()
    .optional()
    .describe('Sender name of emails. Default: the site name from the site settings.'),
  OPERATOR_NAME: z
    .string()
    .default('')
    .describe(
      'Who runs this installation, named in the terms and privacy policy. Default: the host name.',
    ),
  OPERATOR_ADDRESS: z
    .string()
    .default('')
    .describe('Postal address of the operator, for the terms and privacy policy.'),
  SUPPORT_EMAIL: z
    .email('Set SUPPORT_EMAIL to an email address.')
    .optional()
    .describe(
      'Address for questions about the site, personal data and press. The support email in the site settings overrides it. Default: none; people are sent to the contact page.',
    ),
  S3_BUCKET: z
    .string()
    .optional()
    .describe('Bucket for uploaded files. Default: none; files are kept in DATA_DIR/files.'),
  S3_ENDPOINT: z
    .string()
    .optional()
    .describe(
      'Endpoint of an S3-compatible store, for S3_BUCKET and a bucket in ARCHIVE_DIR. Default: AWS.',
    ),
  S3_REGION: z.string().default('auto').describe('Region of the buckets.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key id for the buckets.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key for the buckets.'),
  ARCHIVE_DIR: z
    .string()
    .optional()
    .describe(
      'Folder on another disk or machine, or a bucket as s3://bucket/folder, for the continuous archive of the embedded database and its files, so that a lost disk costs at most 60 seconds. It must exist. Default: none.',
    ),
  ARCHIVE_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(7)
    .describe('Days to which the archive can go back.'),
  ...sourceFields,
  ...modelFields,
  ...paymentFields,
  LOCALES_DIR: z
    .string()
    .optional()
    .describe(
      'Folder of the translations, with one folder per language. A language is available once it is complete. Default: content/locales.',
    ),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (list) => list.split(',').every((entry) => !entry.trim() || isProxyRange(entry.trim())),
      'Set TRUSTED_PROXIES to addresses or ranges like 10.0.0.0/8, separated by commas.',
    )
    .default('')
    .describe(
      'Comma-separated addresses or ranges (10.0.0.0/8) of proxies whose X-Forwarded-For is trusted. Default: none.',
    ),
  SIGN_INS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .describe('Sign-in attempts and sign-ups allowed per minute and address.'),
  STOP_NOTICE: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(1)
    .describe(
      'Seconds after SIGTERM during which /readyz fails but requests are still served, so that a proxy can take the process out.',
    ),
  DEMO: flag
    .default('on')
    .describe(
      'Load demo data into an empty embedded database on the first start, if PUBLIC_URL is this machine.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Lowest log level to print.'),
});

export type Config = z.infer<typeof configSchema> & { publicUrl: string };

/** Who operates this installation, for the legal texts. */
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

/** Reads the settings; throws one sentence per invalid setting. Empty values count as not set. */
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
  if (config.ARCHIVE_DIR && config.DATABASE_URL)
    throw new Error(
      'ARCHIVE_DIR is for the embedded database, and DATABASE_URL is set. Let your PostgreSQL server archive itself, and unset ARCHIVE_DIR. See docs/backup.md.',
    );
  return { ...config, publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}` };
}

function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//u.test(url) && URL.canParse(url);
}
