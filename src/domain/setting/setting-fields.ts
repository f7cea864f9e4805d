import { type Entered, flag, number, type Problems, text } from '#domain/fields.ts';

export const generalFields = {
  /** The name that pages and mails carry. */
  platformName: text({ max: 60, required: true, tooLong: 'NAME_TOO_LONG' }),
  /** Where messages of the contact page go; none when empty. */
  supportEmail: text({ max: 254, format: 'email' }),
  /** Where companies ask for an account when not on our own form; our own when empty. */
  companyFormUrl: text({ max: 500, format: 'website' }),
  /** Rupees that a dollar counts for where salaries are compared. */
  usdRate: number({ min: 1, max: 1_000, isDecimal: true, required: true }),
  /** Whether students may sign up. */
  isRegistrationOpen: flag(),
  /** Whether everybody but administrators sees that the site is being worked on. */
  isUnderMaintenance: flag(),
};

export const securityFields = {
  /** Minutes without activity after which a session ends: five minutes to seven days. */
  sessionMinutes: number({ min: 5, max: 10_080, required: true }),
  /** Characters that a new password needs; less than eight never. */
  minPasswordLength: number({ min: 8, max: 64, required: true }),
  allowsPassword: flag(),
  /** Whether an address must be confirmed before its account may be used. */
  requiresConfirmation: flag(),
  allowsGoogle: flag(),
  /** Whether every account must have a second factor; administrators outside the demo always must. */
  requiresTwoFactor: flag(),
  /** Whether refusals at the sign-in tell that an address has an account, or has none. */
  namesAccounts: flag(),
};

/** Names of boards, one a line: the name there, and '= Company' where that differs. */
const boards = text({ max: 10_000, rows: 3 });

export const sourceFields = {
  greenhouseBoards: boards,
  leverBoards: boards,
  ashbyBoards: boards,
  recruiteeBoards: boards,
  smartrecruitersBoards: boards,
  workableBoards: boards,
  teamtailorBoards: boards,
  bamboohrBoards: boards,
  pinpointBoards: boards,
  /** Whether the postings of these are read, under their terms: named, and linked to at their own address. */
  readsRemotive: flag(),
  readsArbeitnow: flag(),
  readsHimalayas: flag(),
  readsJobicy: flag(),
  readsRemoteok: flag(),
};

/** One way to sign in has to be left. */
export function findWayInProblems(
  entered: Entered<typeof securityFields>,
): Problems<typeof securityFields> {
  return entered.allowsPassword || entered.allowsGoogle ? {} : { allowsPassword: 'NO_WAY_IN' };
}
