import { mayEnter } from '#domain/account/may-enter.ts';
import type { Actor } from '#domain/actor.ts';
import type { Refusal } from '#domain/refusals.ts';
import { deleteSession, findActor, findEntryFacts, findSession } from './actor.store.ts';
import { type AuthOptions, clientAddressHeader, createBetterAuth, sessionCookie } from './auth.ts';
import { createCommonPasswords } from './common-passwords.ts';

export type Entered =
  | { ok: true; actor: Actor; cookies: string[]; endedSessionId: string | null }
  | { ok: false; refusal: Refusal; retryAfterSeconds?: number };

/** Who asks, and whether the session has so little time left that an active user's should be made longer. */
export type Identity = { actor: Actor; isAging: boolean };

export type Accounts = ReturnType<typeof createAccounts>;

const refusalOfCode: Record<string, Refusal> = {
  INVALID_EMAIL_OR_PASSWORD: 'INVALID_CREDENTIALS',
  INVALID_EMAIL: 'EMAIL_INVALID',
  // Of what our own rules let through, its schema can only refuse the address.
  VALIDATION_ERROR: 'EMAIL_INVALID',
  EMAIL_NOT_VERIFIED: 'EMAIL_NOT_CONFIRMED',
  USER_ALREADY_EXISTS: 'EMAIL_TAKEN',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'EMAIL_TAKEN',
  PASSWORD_TOO_SHORT: 'PASSWORD_TOO_SHORT',
  PASSWORD_TOO_LONG: 'PASSWORD_TOO_LONG',
};

/** Sign-up, sign-in, sign-out and 'who is this': all the rest of the server knows of accounts. */
export function createAccounts(options: AuthOptions) {
  const auth = createBetterAuth(options);
  const origin = new URL(options.publicUrl).origin;

  function call(
    path: string,
    from: Request,
    address: string,
    body: object,
    cookie: string | null = null,
  ): Promise<Response> {
    const headers = new Headers({ 'content-type': 'application/json', origin });
    if (cookie !== null) headers.set('cookie', cookie);
    headers.set(clientAddressHeader, address);
    const agent = from.headers.get('user-agent');
    if (agent !== null) headers.set('user-agent', agent);
    const url = `${origin}/api/auth${path}`;
    return auth.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  async function enter(
    path: string,
    from: Request,
    address: string,
    body: object,
  ): Promise<Entered> {
    const before = await sessionOf(from.headers);
    const answer = await call(path, from, address, body);
    if (answer.status === 429) {
      const wait = Number(answer.headers.get('x-retry-after') ?? 60);
      return { ok: false, refusal: 'TOO_MANY_REQUESTS', retryAfterSeconds: wait };
    }
    if (answer.status >= 500) throw new Error(`The account call ${path} failed.`);
    const result = (await answer.json()) as {
      code?: string;
      token?: string | null;
      user?: { id: string };
    };
    if (!answer.ok || !result.token || !result.user) {
      const refusal = refusalOfCode[result.code ?? ''];
      if (refusal === undefined) options.onProblem(`an account call failed: ${result.code}`);
      return { ok: false, refusal: refusal ?? 'INVALID_INPUT' };
    }
    const session = await findSession(options.db, result.token);
    const actor = await findActor(options.db, result.user.id, session?.id ?? '');
    const cookies = answer.headers.getSetCookie();
    if (actor.kind === 'visitor') {
      await signOutWith(cookies);
      const verdict = mayEnter(await findEntryFacts(options.db, result.user.id));
      return { ok: false, refusal: verdict.ok ? 'ACCOUNT_DEACTIVATED' : verdict.refusal };
    }
    if (before) await deleteSession(options.db, before.session.id);
    return { ok: true, actor, cookies, endedSessionId: before?.session.id ?? null };
  }

  async function sessionOf(headers: Headers) {
    const cookie = headers.get('cookie');
    if (cookie === null || !cookie.includes(sessionCookie)) return null;
    return auth.api.getSession({ headers: new Headers({ cookie }) });
  }

  async function signOutWith(cookies: string[]): Promise<void> {
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
    await auth.api.signOut({ headers: new Headers({ cookie }) });
  }

  return {
    isCommonPassword: createCommonPasswords(),

    signIn: (from: Request, address: string, form: { email: string; password: string }) =>
      enter('/sign-in/email', from, address, form),

    signUp: (
      from: Request,
      address: string,
      form: { fullName: string; email: string; password: string },
    ) =>
      enter('/sign-up/email', from, address, {
        name: form.fullName,
        email: form.email,
        password: form.password,
      }),

    /** Ends the session on the server and returns the cookies that clear it in the browser. */
    signOut: async (
      from: Request,
    ): Promise<{ cookies: string[]; endedSessionId: string | null }> => {
      const before = await sessionOf(from.headers);
      if (before) await deleteSession(options.db, before.session.id);
      const headers = new Headers({ cookie: from.headers.get('cookie') ?? '' });
      const answer = await auth.api.signOut({ headers, asResponse: true });
      const cookies = answer.headers.getSetCookie();
      return { cookies, endedSessionId: before?.session.id ?? null };
    },

    /** Who asks, by the session cookie alone; a visitor when there is none, or it ended. */
    identify: async (headers: Headers): Promise<Identity> => {
      const found = await sessionOf(headers);
      if (found === null) return { actor: { kind: 'visitor' }, isAging: false };
      const actor = await findActor(options.db, found.user.id, found.session.id);
      return { actor, isAging: 'needsRefresh' in found && found.needsRefresh === true };
    },

    /** Gives the session its full time again; the cookies that tell the browser. */
    extendSession: async (from: Request, address: string): Promise<string[]> => {
      const answer = await call('/get-session', from, address, {}, from.headers.get('cookie'));
      return answer.ok ? answer.headers.getSetCookie() : [];
    },

    /** For the demo set and the command line: the hash that a password is stored as. */
    hashPassword: async (password: string) => (await auth.$context).password.hash(password),
  };
}
