import { isEmail } from '#domain/account/may-sign-in.ts';
import { websiteOf } from '#domain/company/website-of.ts';
import type { Refusal } from '#domain/refusals.ts';
import { areBoards, type BoardsId, boardSettings } from '#domain/source/boards-of.ts';
import type { GeneralSettings, SecuritySettings, SourceSettings } from './setting-groups.ts';

/** Minutes until a session without any doing ends: five minutes to seven days. */
export const sessionMinutes = { least: 5, most: 10_080 };
/** Characters that an administrator may ask of a new password; less than eight never. */
export const passwordLength = { least: 8, most: 64 };
/** Rupees for a dollar. */
export const usdRates = { least: 1, most: 1_000 };
export const longestPlatformName = 60;

type Problems<Fields> = { [Field in keyof Fields]?: Refusal };

/** What is wrong with the general settings, field by field; nothing when they may be saved. */
export function findGeneralProblems(settings: GeneralSettings): Problems<GeneralSettings> {
  const { platformName, supportEmail, companyFormUrl, usdRate } = settings;
  const problems: Problems<GeneralSettings> = {};
  if (platformName.trim() === '') problems.platformName = 'FIELDS_REQUIRED';
  else if (Array.from(platformName.trim()).length > longestPlatformName)
    problems.platformName = 'NAME_TOO_LONG';
  if (supportEmail.trim() !== '' && !isEmail(supportEmail.trim()))
    problems.supportEmail = 'EMAIL_INVALID';
  if (companyFormUrl.trim() !== '' && websiteOf(companyFormUrl) === null)
    problems.companyFormUrl = 'WEBSITE_INVALID';
  if (!(usdRate >= usdRates.least && usdRate <= usdRates.most)) problems.usdRate = 'OUT_OF_RANGE';
  return problems;
}

/** What is wrong with the security settings; one way to sign in has to be left. */
export function findSecurityProblems(settings: SecuritySettings): Problems<SecuritySettings> {
  const problems: Problems<SecuritySettings> = {};
  if (!isWithin(settings.sessionMinutes, sessionMinutes)) problems.sessionMinutes = 'OUT_OF_RANGE';
  if (!isWithin(settings.minPasswordLength, passwordLength))
    problems.minPasswordLength = 'OUT_OF_RANGE';
  if (!settings.allowsPassword && !settings.allowsGoogle) problems.allowsPassword = 'NO_WAY_IN';
  return problems;
}

/** What is wrong with the boards that are read: names that no board can have, or too many. */
export function findSourceProblems(settings: SourceSettings): Problems<SourceSettings> {
  const problems: Problems<SourceSettings> = {};
  for (const [source, field] of Object.entries(boardSettings)) {
    if (!areBoards(source as BoardsId, settings[field])) problems[field] = 'BOARDS_INVALID';
  }
  return problems;
}

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
