import { z } from 'zod';
import {
  backupFields,
  generalFields,
  mailFields,
  securityFields,
  sourceFields,
} from '#domain/setting/setting-fields.ts';
import type { AuditDeclaration } from './audit-texts.ts';
import { refusalStatus, refuses } from './errors.ts';
import { outputOf, updateOf } from './fields.ts';
import { get, put } from './procedure.ts';
import { settingOwn } from './setting-own.ts';

const version = { version: z.int32().min(0) };

const generalSettings = outputOf(generalFields).extend(version);
const securitySettings = outputOf(securityFields).extend(version);
const mailSettings = outputOf(mailFields).extend(version);
const backupSettings = outputOf(backupFields).extend(version);
const sourceSettings = outputOf(sourceFields).extend(version);

/** Someone else saved the group in the meantime; `data` is the current version. */
const changedTo = <T extends z.ZodType>(data: T) => ({
  SETTINGS_CHANGED: { status: refusalStatus.SETTINGS_CHANGED, data },
});

export const settingAudit = [
  { action: 'setting.general-saved', texts: 'admin-settings.audit.setting.general-saved' },
  { action: 'setting.sources-saved', texts: 'admin-settings.audit.setting.sources-saved' },
  { action: 'setting.security-saved', texts: 'admin-settings.audit.setting.security-saved' },
  { action: 'setting.mails-saved', texts: 'admin-settings.audit.setting.mails-saved' },
  { action: 'setting.backups-saved', texts: 'admin-settings.audit.setting.backups-saved' },
] as const satisfies readonly AuditDeclaration[];

export const setting = {
  ...settingOwn,
  loadAll: get('admin', '/admin/settings')
    .input(z.strictObject({}))
    .output(
      z.object({
        general: generalSettings,
        security: securitySettings,
        mails: mailSettings,
        backups: backupSettings,
        sources: sourceSettings,
        /** Whether mail is sent; otherwise it stays in the local mailbox. */
        hasMailServer: z.boolean(),
        /** Emails are shown at /mailbox instead of being sent. */
        hasMailbox: z.boolean(),
        hasModel: z.boolean(),
      }),
    ),
  saveGeneral: put('admin', '/admin/settings/general')
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
    .input(updateOf(generalFields).extend(version))
    .output(generalSettings),
  saveSecurity: put('admin', '/admin/settings/security')
    .errors({
      ...refuses('OUT_OF_RANGE', 'NO_WAY_IN', 'CONFIRMATION_REQUIRED'),
      ...changedTo(securitySettings),
    })
    .input(updateOf(securityFields).extend(version))
    .output(securitySettings),
  saveMails: put('admin', '/admin/settings/notifications')
    .errors(changedTo(mailSettings))
    .input(updateOf(mailFields).extend(version))
    .output(mailSettings),
  saveBackups: put('admin', '/admin/settings/backups')
    .errors({ ...refuses('OUT_OF_RANGE'), ...changedTo(backupSettings) })
    .input(updateOf(backupFields).extend(version))
    .output(backupSettings),
  saveSources: put('admin', '/admin/settings/sources')
    .errors({
      ...refuses('BOARDS_INVALID'),
      ...changedTo(sourceSettings),
    })
    .input(updateOf(sourceFields).extend(version))
    .output(sourceSettings),
};
