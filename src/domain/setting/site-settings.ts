import { minPasswordLength } from '#domain/account/may-use-password.ts';
import { defaultUsdRate } from '#domain/posting/yearly-rupees.ts';
import type {
  BackupSettings,
  GeneralSettings,
  MailSettings,
  SecuritySettings,
  SourceSettings,
} from './setting-groups.ts';

/** Site-wide settings; changes take effect immediately in every process. */
export type SiteSettings = GeneralSettings &
  SecuritySettings &
  MailSettings &
  BackupSettings &
  SourceSettings;

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
  mailsAdmins: true,
  reportsUsers: false,
  reportsApplications: false,
  reportsAlerts: true,
  backsUpDaily: true,
  backupHour: 2,
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
  personioBoards: '',
  webFeeds: '',
  readsRemotive: false,
  readsArbeitnow: false,
  readsHimalayas: false,
  readsJobicy: false,
  readsRemoteok: false,
};
