import { expect, test } from 'vitest';
import { settingGroups } from '#domain/setting/setting-groups.ts';
import type { SiteSettings } from '#domain/setting/site-settings.ts';
import { readTestCode } from './read-test-code.ts';

const ofSource = 'ADM-07 %s is fetched if and only if its setting says so';
const ofMail = 'ADM-07 administrators are mailed if and only if %s is on: “%s”';
const ofSchedule = 'ADM-07 the schedule can be turned off and moved to another hour';

/** The test that changes the setting and sees something else behave differently. */
const effects = {
  platformName:
    'ADM-07 a new platform name shows immediately on cached and uncached pages, in every process',
  supportEmail: 'SITE-08 a message is stored, and sent to the support address once one is set',
  companyFormUrl: 'AUTH-10 a configured form URL replaces the company form on every process',
  usdRate: 'STJ-04 salaries in dollars are compared at the configured exchange rate',
  isRegistrationOpen:
    'ADM-07 closing registration at one process refuses sign-up at the other immediately, until it is reopened',
  isUnderMaintenance:
    'ADM-07 maintenance applies to other processes immediately: pages get 503 and Retry-After, the API refuses, sign-in stays open',
  sessionMinutes: 'ADM-07 a session that begins at another process uses the new timeout',
  minPasswordLength:
    'ADM-07 a longer minimum applies to new passwords on every process, including those set by administrators',
  allowsPassword: 'ADM-07 disabled password sign-in is refused on every process',
  requiresConfirmation:
    'AUTH-04 an unconfirmed address can sign in only if the setting allows it, which only the correct password reveals',
  allowsGoogle:
    'AUTH-05 closed registration admits no new users, and the site’s switch refuses everybody',
  requiresTwoFactor:
    'AUTH-11 if the site requires it, everyone sets up a second factor at the next sign-in',
  namesAccounts:
    'AUTH-02 when accounts are named (%s) an unknown address gets %s, a second sign-up %s',
  mailsAdmins: 'ADM-07 with %s off, or all mails off, there is no mail: “%s”',
  reportsUsers: ofMail,
  reportsApplications: ofMail,
  reportsAlerts: ofMail,
  backsUpDaily: ofSchedule,
  backupHour: ofSchedule,
  greenhouseBoards: ofSource,
  leverBoards: ofSource,
  ashbyBoards: ofSource,
  recruiteeBoards: ofSource,
  smartrecruitersBoards: ofSource,
  workableBoards: ofSource,
  teamtailorBoards: ofSource,
  bamboohrBoards: ofSource,
  pinpointBoards: ofSource,
  personioBoards: ofSource,
  webFeeds: ofSource,
  readsRemotive: ofSource,
  readsArbeitnow: ofSource,
  readsHimalayas: ofSource,
  readsJobicy: ofSource,
  readsRemoteok: ofSource,
} satisfies Record<keyof SiteSettings, string>;

test('ADM-07 each setting of the back office has a test of its effect', () => {
  const { sources, ...groups } = settingGroups;
  const keys = Object.values(groups).flatMap((fields) => Object.keys(fields));
  expect(Object.keys(effects).toSorted()).toEqual([...keys, ...Object.keys(sources)].toSorted());
  const files = readTestCode().filter(({ path }) => !path.endsWith('setting-effects.test.ts'));
  // Sources are gone through by their list, so their tests name none of them.
  const isTested = ([key, name]: [string, string]) =>
    files.some(
      ({ code }) => code.includes(name) && code.includes(key in sources ? 'sourceFields' : key),
    );
  expect(Object.entries(effects).filter((each) => !isTested(each))).toEqual([]);
});
