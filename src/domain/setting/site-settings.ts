import { minPasswordLength } from '#domain/account/may-use-password.ts';
import { defaultUsdRate } from '#domain/posting/yearly-rupees.ts';

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
  /** Rupees that a dollar counts for where salaries are compared. */
  usdRate: number;
  /** Public boards of companies that postings are read from, one a line: its name there, and '= Company' where that differs. */
  greenhouseBoards: string;
  leverBoards: string;
  ashbyBoards: string;
  recruiteeBoards: string;
  smartrecruitersBoards: string;
  workableBoards: string;
  teamtailorBoards: string;
  bamboohrBoards: string;
  pinpointBoards: string;
  /** Whether the postings of these are read, under their terms: named, and linked to at their own address. */
  readsRemotive: boolean;
  readsArbeitnow: boolean;
  readsHimalayas: boolean;
  readsJobicy: boolean;
  readsRemoteok: boolean;
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
  usdRate: defaultUsdRate,
  greenhouseBoards: '',
  leverBoards: '',
  ashbyBoards: '',
  recruiteeBoards: '',
  smartrecruitersBoards: '',
  workableBoards: '',
  teamtailorBoards: '',
  bamboohrBoards: '',
  pinpointBoards: '',
  readsRemotive: false,
  readsArbeitnow: false,
  readsHimalayas: false,
  readsJobicy: false,
  readsRemoteok: false,
};
