import { type Entered, flag, number, type Problems, text } from '#domain/fields.ts';

export const generalFields = {
  /** The product name on pages and in mails. */
  platformName: text({ max: 60, required: true, tooLong: 'NAME_TOO_LONG' }),
  /** Recipient of contact messages; none when empty. */
  supportEmail: text({ max: 254, format: 'email' }),
  /** External form where companies request an account; empty uses our own. */
  companyFormUrl: text({ max: 500, format: 'website' }),
  /** INR per USD, for comparing salaries. */
  usdRate: number({ min: 1, max: 1_000, isDecimal: true, required: true }),
  isRegistrationOpen: flag(),
  /** Whether everyone except administrators sees a maintenance page. */
  isUnderMaintenance: flag(),
};

export const securityFields = {
  /** Minutes of inactivity until a session expires: five minutes to seven days. */
  sessionMinutes: number({ min: 5, max: 10_080, required: true }),
  /** Characters of a new password, never less than eight. */
  minPasswordLength: number({ min: 8, max: 64, required: true }),
  allowsPassword: flag(),
  /** Whether accounts must confirm their email address before use. */
  requiresConfirmation: flag(),
  allowsGoogle: flag(),
  /** Whether every account needs a second factor; administrators outside the demo set always do. */
  requiresTwoFactor: flag(),
  /** Whether sign-in errors reveal whether an account exists. */
  namesAccounts: flag(),
};

/** One board per line: its name at the source, followed by '= Company' where that differs. */
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
  personioBoards: boards,
  /** One feed per line: its address, followed by ' = Company' where its entries name none. */
  webFeeds: boards,
  /** Whether these feeds are imported; their terms require attribution and a link. */
  readsRemotive: flag(),
  readsArbeitnow: flag(),
  readsHimalayas: flag(),
  readsJobicy: flag(),
  readsRemoteok: flag(),
};

export const mailFields = {
  /** Whether administrators receive any of the mails below. */
  mailsAdmins: flag(),
  /** A mail for each sign-up and company request. */
  reportsUsers: flag(),
  /** A daily mail with the number of new applications. */
  reportsApplications: flag(),
  /** A mail when background jobs, backups or the file storage fail. */
  reportsAlerts: flag(),
};

export const backupFields = {
  /** Whether a backup is made every day. */
  backsUpDaily: flag(),
  /** From this full hour on, UTC. */
  backupHour: number({ min: 0, max: 23, required: true }),
};

/** At least one sign-in method must stay enabled. */
export function findSignInProblems(
  entered: Entered<typeof securityFields>,
): Problems<typeof securityFields> {
  return entered.allowsPassword || entered.allowsGoogle ? {} : { allowsPassword: 'NO_WAY_IN' };
}
