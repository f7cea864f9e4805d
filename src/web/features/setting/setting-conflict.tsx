import { ConflictCallout } from '#web/lib/conflict-callout.tsx';
import type { FormValues } from '#web/lib/form-values.ts';
import { useTexts } from '#web/lib/texts.tsx';

type Field = Parameters<typeof labelKey>[0];

const labelKey = (field: keyof typeof fieldKeys) => fieldKeys[field];

const fieldKeys = {
  platformName: 'admin-settings.field.platformName',
  supportEmail: 'admin-settings.field.supportEmail',
  companyFormUrl: 'admin-settings.field.companyFormUrl',
  usdRate: 'admin-settings.field.usdRate',
  isRegistrationOpen: 'admin-settings.field.isRegistrationOpen',
  isUnderMaintenance: 'admin-settings.field.isUnderMaintenance',
  sessionMinutes: 'admin-settings.field.sessionMinutes',
  minPasswordLength: 'admin-settings.field.minPasswordLength',
  allowsPassword: 'admin-settings.field.allowsPassword',
  requiresConfirmation: 'admin-settings.field.requiresConfirmation',
  allowsGoogle: 'admin-settings.field.allowsGoogle',
  requiresTwoFactor: 'admin-settings.field.requiresTwoFactor',
  namesAccounts: 'admin-settings.field.namesAccounts',
  mailsAdmins: 'admin-settings.field.mailsAdmins',
  reportsUsers: 'admin-settings.field.reportsUsers',
  reportsApplications: 'admin-settings.field.reportsApplications',
  reportsAlerts: 'admin-settings.field.reportsAlerts',
  backsUpDaily: 'admin-settings.field.backsUpDaily',
  backupHour: 'admin-settings.field.backupHour',
  greenhouseBoards: 'admin-settings.field.greenhouseBoards',
  leverBoards: 'admin-settings.field.leverBoards',
  ashbyBoards: 'admin-settings.field.ashbyBoards',
  recruiteeBoards: 'admin-settings.field.recruiteeBoards',
  smartrecruitersBoards: 'admin-settings.field.smartrecruitersBoards',
  workableBoards: 'admin-settings.field.workableBoards',
  teamtailorBoards: 'admin-settings.field.teamtailorBoards',
  bamboohrBoards: 'admin-settings.field.bamboohrBoards',
  pinpointBoards: 'admin-settings.field.pinpointBoards',
  personioBoards: 'admin-settings.field.personioBoards',
  webFeeds: 'admin-settings.field.webFeeds',
  readsRemotive: 'admin-settings.field.readsRemotive',
  readsArbeitnow: 'admin-settings.field.readsArbeitnow',
  readsHimalayas: 'admin-settings.field.readsHimalayas',
  readsJobicy: 'admin-settings.field.readsJobicy',
  readsRemoteok: 'admin-settings.field.readsRemoteok',
} as const;

/** Someone else saved in the meantime: shows their values and two ways to continue. */
export function SettingConflict({
  mine,
  theirs,
  busy,
  onKeep,
  onTake,
}: {
  mine: FormValues;
  theirs: FormValues;
  busy: boolean;
  onKeep: () => void;
  onTake: () => void;
}) {
  const t = useTexts();
  const fields = Object.keys(fieldKeys) as Field[];
  const different = fields.filter((field) => theirs[field] !== mine[field]);
  const wordOf = (field: Field) => {
    if (/^(?:is|allows|requires|names|reads|mails|reports|backs)[A-Z]/u.test(field))
      return t(theirs[field] ? 'admin-settings.conflict.on' : 'admin-settings.conflict.off');
    return theirs[field] || t('admin-settings.conflict.empty');
  };
  return (
    <ConflictCallout
      title={t('admin-settings.conflict.title')}
      version={theirs['version']}
      keep={
        different.length > 0 && {
          text: t('admin-settings.conflict.keep'),
          onChoose: onKeep,
          busy,
        }
      }
      take={{ text: t('admin-settings.conflict.take'), onChoose: onTake }}
    >
      <p>
        {t(different.length > 0 ? 'admin-settings.conflict.text' : 'admin-settings.conflict.same')}
      </p>
      {different.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {different.map((field) => (
            <li key={field} className="wrap-anywhere">
              <strong className="font-semibold">{t(labelKey(field))}</strong>
              {': '}
              {wordOf(field)}
            </li>
          ))}
        </ul>
      )}
    </ConflictCallout>
  );
}
