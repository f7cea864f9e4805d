import { minPasswordLength } from '#domain/account/may-use-password.ts';

/** What administrators set for the whole site; it counts at once, in every process. */
export type SiteSettings = {
  /** The name that pages and mails carry. */
  platformName: string;
  /** Where messages of the contact page go; none when empty. */
  supportEmail: string;
  /** Whether students may sign up. */
  isRegistrationOpen: boolean;
  /** Whether everybody but administrators sees that the site is being worked on. */
  isUnderMaintenance: boolean;
  /** Minutes without doing anything after which a session ends. */
  sessionMinutes: number;
  /** Characters that a new password needs, 8 to 64. */
  minPasswordLength: number;
  allowsPassword: boolean;
  /** Whether an address must be confirmed before its account may be used. */
  requiresConfirmation: boolean;
  allowsGoogle: boolean;
  /** Whether every account must have a second factor; administrators outside the demo always must. */
  requiresTwoFactor: boolean;
  /** Whether refusals at the sign-in tell that an address has an account, or has none. */
  namesAccounts: boolean;
  /** Where companies ask for an account when not on our own form; our own when empty. */
  companyFormUrl: string;
  /** Public boards of companies that postings are read from, one a line: its name there, and '= Company' where that differs. */
  greenhouseBoards: string;
  leverBoards: string;
  ashbyBoards: string;
  /** Whether the postings of these two are read, under their terms: named, and linked to at their own address. */
  readsRemotive: boolean;
  readsArbeitnow: boolean;
};

export const defaultSiteSettings: SiteSettings = {
  platformName: 'Firstrung',
  supportEmail: '',
  isRegistrationOpen: true,
  isUnderMaintenance: false,
  sessionMinutes: 60,
  minPasswordLength,
  allowsPassword: true,
  requiresConfirmation: true,
  allowsGoogle: true,
  requiresTwoFactor: false,
  namesAccounts: true,
  companyFormUrl: '',
  greenhouseBoards: '',
  leverBoards: '',
  ashbyBoards: '',
  readsRemotive: false,
  readsArbeitnow: false,
};
