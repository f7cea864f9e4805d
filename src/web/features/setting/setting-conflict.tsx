import {
  backupFields,
  generalFields,
  mailFields,
  securityFields,
  sourceFields,
} from '#domain/setting/setting-fields.ts';
import { ConflictCallout } from '#web/lib/conflict-callout.tsx';
import type { FormValues } from '#web/lib/form-values.ts';
import { useTexts } from '#web/lib/texts.tsx';

const groups = {
  ...generalFields,
  ...securityFields,
  ...mailFields,
  ...backupFields,
  ...sourceFields,
};
type Field = keyof typeof groups;
const fields = Object.keys(groups) as Field[];

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
              <strong className="font-semibold">{t(`admin-settings.field.${field}`)}</strong>
              {': '}
              {wordOf(field)}
            </li>
          ))}
        </ul>
      )}
    </ConflictCallout>
  );
}
