import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { websiteOf } from '#domain/company/website-of.ts';
import { findBoardProblems } from '#domain/external-jobs/boards-of.ts';
import { findSignInProblems } from '#domain/setting/setting-fields.ts';
import type {
  BackupSettings,
  GeneralSettings,
  MailSettings,
  SecuritySettings,
  SourceSettings,
} from '#domain/setting/setting-groups.ts';
import { AppError, fieldError, refuseProblems } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { type AdminScope, requireAdmin } from '#server/scopes.ts';
import { countAdminsWith, loadSettingRows, lockSettings, upsertSettings } from './setting.store.ts';
import { groupOf } from './values-of.ts';

/** The site settings for administrators: uncached, each group with its version. */
export async function loadSettingGroups(ctx: Ctx) {
  requireAdmin(ctx);
  const rows = await loadSettingRows(ctx);
  return {
    general: groupOf('general', rows, ctx.operator),
    security: groupOf('security', rows, ctx.operator),
    mails: groupOf('mails', rows, ctx.operator),
    backups: groupOf('backups', rows, ctx.operator),
    sources: groupOf('sources', rows, ctx.operator),
    hasMailServer: ctx.mailbox === null,
    hasMailbox: ctx.mailbox !== null && !ctx.isPublicSite,
    hasModel: ctx.model !== null,
  };
}

type Groups = {
  general: GeneralSettings;
  security: SecuritySettings;
  mails: MailSettings;
  backups: BackupSettings;
  sources: SourceSettings;
};

/** An administrator saves the general settings, which apply immediately in every process. */
export async function saveGeneral(ctx: Ctx, input: GeneralSettings & { version: number }) {
  const scope = requireAdmin(ctx);
  const companyFormUrl = input.companyFormUrl ? (websiteOf(input.companyFormUrl) ?? '') : '';
  return saveSettings(ctx, scope, 'general', { ...input, companyFormUrl });
}

/**
 * An administrator saves the security settings. At least one way for an administrator to sign in
 * must remain.
 */
export async function saveSecurity(ctx: Ctx, input: SecuritySettings & { version: number }) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  refuseProblems(findSignInProblems(input));
  return saveSettings(ctx, scope, 'security', input, async (tx) => {
    const isShut = !input.allowsPassword && (await countAdminsWith(tx, scope, ['google'])) === 0;
    if (isShut) throw fieldError('allowsPassword', 'NO_WAY_IN');
  });
}

/** An administrator chooses what administrators are mailed about. */
export async function saveMails(ctx: Ctx, input: MailSettings & { version: number }) {
  return saveSettings(ctx, requireAdmin(ctx), 'mails', input);
}

/** An administrator chooses whether and when the daily backup is made. */
export async function saveBackups(ctx: Ctx, input: BackupSettings & { version: number }) {
  return saveSettings(ctx, requireAdmin(ctx), 'backups', input);
}

/**
 * An administrator saves the external job sources. New boards are fetched soon; postings of removed
 * ones are closed.
 */
export async function saveSources(ctx: Ctx, input: SourceSettings & { version: number }) {
  const scope = requireAdmin(ctx);
  refuseProblems(findBoardProblems(input));
  return saveSettings(ctx, scope, 'sources', input, (tx) =>
    tx.tasks.add(tx.db, 'external-jobs.refresh', {}),
  );
}

/** Saves the changed values of a group. Refuses if its version has changed. */
async function saveSettings<Group extends keyof Groups>(
  ctx: Ctx,
  scope: AdminScope,
  group: Group,
  { version, ...values }: Groups[Group] & { version: number },
  judge: (tx: Ctx) => Promise<void> = async () => undefined,
) {
  return inTransaction(ctx, async (tx) => {
    await lockSettings(tx, scope);
    const current = groupOf(group, await loadSettingRows(tx), tx.operator);
    if (current.version !== version) throw new AppError('SETTINGS_CHANGED', current);
    await judge(tx);
    const changed = Object.entries(values).filter(
      ([key, value]) => (current as Record<string, unknown>)[key] !== value,
    );
    if (changed.length === 0) return current;
    await upsertSettings(tx, scope, Object.fromEntries(changed));
    if ('usdRate' in Object.fromEntries(changed))
      await tx.tasks.add(tx.db, 'search.index-dollars', {});
    await publishChange(tx, 'settings');
    const saved = groupOf(group, await loadSettingRows(tx), tx.operator);
    const keys = changed.map(([key]) => key);
    await noteAction(tx, {
      action: `setting.${group}-saved`,
      target: { kind: 'setting' },
      before: { settings: facts(current, keys) },
      after: { settings: facts(saved, keys) },
    });
    return saved;
  });
}

function facts(group: Record<string, unknown>, keys: string[]) {
  return Object.fromEntries(keys.map((key) => [key, group[key]]));
}
