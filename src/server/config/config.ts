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
      'Address that people use, for links in mails and the origin check. Anything but an address of this machine also shuts the demo and the mailbox. Default: http://localhost:PORT.',
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
    .refine(isHttps, needsHttps('OIDC_ISSUER'))
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
      'Mail server, such as smtp://user:password@host:587. Default: none; mails are kept in DATA_DIR/mailbox instead of being sent, and shown on /mailbox where PUBLIC_URL is an address of this machine.',
    ),
  MAIL_FROM: z.string().default('no-reply@localhost').describe('Address that mails come from.'),
  MAIL_NAME: z
    .string()
    .optional()
    .describe('Name that mails come from. Default: the name of the site, a setting.'),
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
    .describe(
      'Where questions go: those of the contact page, about data and of the press. What administrators set as support email counts instead. Default: the contact page, and no mail.',
    ),
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
  ...sourceFields,
  ...modelFields,
  ...paymentFields,
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
    .describe(
      'Load the demo set into an empty embedded database on the first start, where PUBLIC_URL is an address of this machine.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least important log lines to print.'),
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
  return { ...config, publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}` };
}

function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//u.test(url) && URL.canParse(url);
}
