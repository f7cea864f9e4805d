import { z } from 'zod';
import { refusalStatus, refuses } from './errors.ts';
import { prose } from './fields.ts';
import { procedure } from './procedure.ts';
import { settingOwn } from './setting-own.ts';

// Ranges and empty names are judged by a rule that the form shares: each has a sentence of its own.
const general = {
  platformName: prose(200),
  supportEmail: prose(254),
  companyFormUrl: prose(500),
  usdRate: z.number(),
  isRegistrationOpen: z.boolean(),
  isUnderMaintenance: z.boolean(),
};
const security = {
  sessionMinutes: z.number().int(),
  minPasswordLength: z.number().int(),
  allowsPassword: z.boolean(),
  requiresConfirmation: z.boolean(),
  allowsGoogle: z.boolean(),
  requiresTwoFactor: z.boolean(),
  namesAccounts: z.boolean(),
};
// A line that names no board is judged by a rule that the form shares.
const sources = {
  greenhouseBoards: prose(10_000),
  leverBoards: prose(10_000),
  ashbyBoards: prose(10_000),
  recruiteeBoards: prose(10_000),
  smartrecruitersBoards: prose(10_000),
  workableBoards: prose(10_000),
  teamtailorBoards: prose(10_000),
  bamboohrBoards: prose(10_000),
  pinpointBoards: prose(10_000),
  readsRemotive: z.boolean(),
  readsArbeitnow: z.boolean(),
  readsHimalayas: z.boolean(),
  readsJobicy: z.boolean(),
  readsRemoteok: z.boolean(),
};
const version = { version: z.number().int().min(0) };

const generalSettings = z.object({ ...general, ...version });
const securitySettings = z.object({ ...security, ...version });
const sourceSettings = z.object({ ...sources, ...version });

/** Somebody saved the group meanwhile: what it says now. */
const changedTo = <T extends z.ZodType>(data: T) => ({
  SETTINGS_CHANGED: { status: refusalStatus.SETTINGS_CHANGED, data },
});

export const setting = {
  ...settingOwn,
  loadAll: procedure({ audience: 'admin', method: 'GET', path: '/admin/settings' })
    .input(z.strictObject({}))
    .output(
      z.object({
        general: generalSettings,
        security: securitySettings,
        sources: sourceSettings,
        /** Whether mail is sent; it is kept otherwise. */
        hasMailServer: z.boolean(),
        /** Whether the server has a language model to ask. */
        hasModel: z.boolean(),
      }),
    ),
  saveGeneral: procedure({ audience: 'admin', method: 'PUT', path: '/admin/settings/general' })
    .errors({
      ...refuses(
        'FIELDS_REQUIRED',
        'NAME_TOO_LONG',
        'EMAIL_INVALID',
        'WEBSITE_INVALID',
        'OUT_OF_RANGE',
      ),
      ...changedTo(generalSettings),
    })
    .input(z.strictObject({ ...general, ...version }))
    .output(generalSettings),
  saveSecurity: procedure({ audience: 'admin', method: 'PUT', path: '/admin/settings/security' })
    .errors({
      ...refuses('OUT_OF_RANGE', 'NO_WAY_IN', 'CONFIRMATION_REQUIRED'),
      ...changedTo(securitySettings),
    })
    .input(z.strictObject({ ...security, ...version }))
    .output(securitySettings),
  saveSources: procedure({ audience: 'admin', method: 'PUT', path: '/admin/settings/sources' })
    .errors({
      ...refuses('BOARDS_INVALID'),
      ...changedTo(sourceSettings),
    })
    .input(z.strictObject({ ...sources, ...version }))
    .output(sourceSettings),
};
