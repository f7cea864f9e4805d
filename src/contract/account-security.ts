import { z } from 'zod';
import { refuses } from './errors.ts';
import { id, instant } from './fields.ts';
import { get, post } from './procedure.ts';

const nothing = z.strictObject({});
/** Raw user input; validation happens in the rules. */
const typed = z.string().max(1000);
const codes = z.array(z.string());

/**
 * Data for an authenticator app: the secret to type, and the QR code as an SVG path of its dark
 * modules.
 */
const setUp = z.object({
  secret: z.string(),
  address: z.string(),
  size: z.number().int(),
  path: z.string(),
});
export type SetUp = z.infer<typeof setUp>;

const session = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: instant,
  lastSeenAt: instant,
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof session>;

const security = z.object({
  email: z.string(),
  hasPassword: z.boolean(),
  minPasswordLength: z.number().int(),
  twoFactor: z.object({
    isOn: z.boolean(),
    isRequired: z.boolean(),
    codesLeft: z.number().int(),
  }),
  google: z.object({ isConnected: z.boolean(), mayConnect: z.boolean() }),
  /** How the owner reauthenticates. */
  confirmsBy: z.enum(['code', 'password', 'google']),
});
export type Security = z.infer<typeof security>;

const sensitive = ['CONFIRMATION_REQUIRED'] as const;
const ofCodes = ['CODE_REQUIRED', 'CODE_WRONG', 'TOO_MANY_ATTEMPTS'] as const;
const ofPassword = ['CURRENT_PASSWORD_REQUIRED', 'PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS'] as const;

export const accountSecurity = {
  /** The second step that this browser's sign-in still needs. */
  findChallenge: get('anyone', '/account/two-factor-challenge', { isPersonal: true })
    .input(nothing)
    .output(
      z.object({
        owes: z.enum(['nothing', 'code', 'set-up']),
        setUp: setUp.extend({ codes }).nullable(),
      }),
    ),
  loadSecurity: get('signed-in', '/account/security')
    .errors(refuses('NOT_FOUND'))
    .input(nothing)
    .output(security),
  listSessions: get('signed-in', '/account/sessions')
    .input(nothing)
    .output(z.object({ items: z.array(session) })),
  endOwnSession: post('signed-in', '/account/end-session')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ id }))
    .output(z.object({})),
  endOtherSessions: post('signed-in', '/account/end-other-sessions')
    .input(nothing)
    .output(z.object({ ended: z.number().int() })),
  confirmMyself: post('signed-in', '/account/confirm-myself')
    .errors(refuses(...ofPassword, 'CODE_REQUIRED', 'CODE_WRONG', 'TOO_BUSY'))
    .input(z.strictObject({ password: typed.optional(), code: typed.optional() }))
    .output(z.object({})),
  /** Writes nothing, but each answer contains a new secret, so it is a POST. */
  requestTwoFactor: post('signed-in', '/account/request-two-factor', { takesKey: false })
    .errors(refuses(...sensitive, 'NOT_FOUND', 'TWO_FACTOR_ON'))
    .input(nothing)
    .output(setUp.extend({ token: z.string() })),
  confirmTwoFactor: post('signed-in', '/account/confirm-two-factor', { takesKey: false })
    .errors(refuses(...sensitive, ...ofCodes, 'NOT_FOUND', 'CHALLENGE_EXPIRED', 'TWO_FACTOR_ON'))
    .input(z.strictObject({ token: z.string().max(3000), code: typed }))
    .output(z.object({ codes })),
  removeTwoFactor: post('signed-in', '/account/remove-two-factor')
    .errors(refuses(...sensitive, 'NOT_FOUND', 'TWO_FACTOR_REQUIRED'))
    .input(nothing)
    .output(z.object({})),
  createCodes: post('signed-in', '/account/create-codes', { takesKey: false })
    .errors(refuses(...sensitive, 'NOT_FOUND'))
    .input(nothing)
    .output(z.object({ codes })),
  setPassword: post('signed-in', '/account/set-password')
    .errors(
      refuses(
        ...sensitive,
        ...ofPassword,
        'NEW_PASSWORD_REQUIRED',
        'PASSWORD_TOO_SHORT',
        'PASSWORD_TOO_LONG',
        'PASSWORD_COMMON',
        'PASSWORD_SAME',
        'PASSWORDS_DIFFER',
        'NOT_FOUND',
        'TOO_BUSY',
      ),
    )
    .input(z.strictObject({ current: typed, password: typed, confirmation: typed }))
    .output(z.object({})),
  requestEmail: post('signed-in', '/account/request-email')
    .errors(
      refuses(
        ...sensitive,
        'EMAIL_REQUIRED',
        'EMAIL_INVALID',
        'EMAIL_SAME',
        'EMAIL_TAKEN',
        'TOO_MANY_SENT',
      ),
    )
    .input(z.strictObject({ email: typed }))
    .output(z.object({ email: z.string() })),
  removeIdentity: post('signed-in', '/account/remove-identity')
    .errors(refuses(...sensitive, 'NOT_FOUND', 'LAST_WAY_IN'))
    .input(nothing)
    .output(z.object({})),
};
