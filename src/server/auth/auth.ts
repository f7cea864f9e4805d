import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { v7 as uuid } from 'uuid';
import { maxPasswordLength, minPasswordLength } from '#domain/account/may-use-password.ts';
import { splitName } from '#domain/account/split-name.ts';
import type { Db } from '#server/db/connect.ts';
import * as tables from '#server/db/tables/accounts.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { createPasswordHash } from './hash-password.ts';

/** Our own edge writes the client's address into this header; one that arrives from outside is dropped. */
export const clientAddressHeader = 'x-firstrung-client';

const cookiePrefix = 'firstrung';
/** With `__Secure-` before it where the address is https. */
export const sessionCookie = `${cookiePrefix}.session_token=`;

const sessionSeconds = 60 * 60 * 24 * 7;

export type AuthOptions = {
  db: Db;
  secret: string;
  publicUrl: string;
  signInsPerMinute: number;
  onProblem: (message: string) => void;
};

/** The Better Auth instance; only the account doors and the actor look-up use it. */
export function createBetterAuth({
  db,
  secret,
  publicUrl,
  signInsPerMinute,
  onProblem,
}: AuthOptions) {
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [new URL(publicUrl).origin],
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (_level, message) => onProblem(message),
    },
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: tables.users,
        session: tables.sessions,
        account: tables.accounts,
        verification: tables.verifications,
        rateLimit: tables.rateLimits,
      },
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength,
      maxPasswordLength: maxPasswordLength * 2,
      password: createPasswordHash(),
      revokeSessionsOnPasswordReset: true,
    },
    // Reading never writes: a session is made longer by `extendSession`, when its user does something.
    session: { expiresIn: sessionSeconds, deferSessionRefresh: true },
    rateLimit: {
      enabled: true,
      storage: 'database',
      customRules: {
        '/sign-in/email': { window: 60, max: signInsPerMinute },
        '/sign-up/email': { window: 60, max: signInsPerMinute },
      },
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      database: { generateId: () => uuid() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    databaseHooks: {
      user: {
        create: {
          after: async (user) => {
            await db
              .insert(profiles)
              .values({ id: user.id, userType: 'student', ...splitName(user.name) })
              .onConflictDoNothing();
          },
        },
      },
    },
  });
}
