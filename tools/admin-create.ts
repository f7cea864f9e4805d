// npm run admin:create -- --email a@b.c [--name "Full Name"]
import { parseArgs } from 'node:util';
import { maxPasswordLength, minPasswordLength } from '#domain/account/may-use-password.ts';
import type { Refusal } from '#domain/refusals.ts';
import { AppError } from '#server/app-error.ts';
import { createAdmin, findAdminCandidate } from '#server/features/account/administration/admins.ts';
import { readPassword } from './command/read-password.ts';
import { runCommand } from './command/run-command.ts';

const usage = 'Usage: npm run admin:create -- --email a@b.c [--name "Full Name"]';

const sentences: Partial<Record<Refusal, string>> = {
  EMAIL_INVALID: 'This is not an email address. Enter one like name@example.com.',
  PASSWORD_TOO_SHORT: `The password is too short: take ${minPasswordLength} characters or more.`,
  PASSWORD_TOO_LONG: `The password is too long: take ${maxPasswordLength} characters at most.`,
  PASSWORD_COMMON: 'This password is one of the most common ones. Take another.',
};

const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
const email = values.email?.trim() ?? '';
const name = values.name?.trim() || email.replace(/@.*$/u, '');

await runCommand('admin:create', async (deps, ctx) => {
  if (email === '') throw new Error(usage);
  try {
    const candidate = await findAdminCandidate(ctx, email);
    if (candidate === 'admin') {
      console.log(`${email} is an administrator already. Nothing was changed.`);
      return 0;
    }
    if (candidate === 'verified') {
      await createAdmin(ctx, deps.accounts, { email, name });
      console.log(
        `${email} is an administrator from the next sign-in on, with the same password as before: a second factor is set up there first.`,
      );
      return 0;
    }
    if (candidate === 'unverified') {
      console.error(
        `There is an account for ${email}, but its address was never confirmed: it gets a new password.`,
      );
    }
    const password = await readPassword({ input: process.stdin, output: process.stderr });
    await createAdmin(ctx, deps.accounts, { email, name, password });
    console.log(
      `${email} is an administrator now. Sign in at ${ctx.publicUrl}/login, where a second factor is set up first.`,
    );
    return 0;
  } catch (error) {
    const sentence = error instanceof AppError ? sentences[error.refusal] : undefined;
    if (sentence === undefined) throw error;
    console.error(`${sentence} Nothing was changed.`);
    return 1;
  }
});
