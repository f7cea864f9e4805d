import { useState } from 'react';
import type { OwnDrive } from '#contract/drive.ts';
import { dateField, driveFields, findDriveProblems } from '#domain/drive/drive-fields.ts';
import { dateKinds } from '#domain/drive/drive.ts';
import { levels } from '#domain/drive/judge-eligibility.ts';
import { valuesOf } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { useTimeZoneOptions } from '#web/lib/use-time-zone-options.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { DialogState } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = {
  /** Null for administrators; a company is the source of its own drives. */
  company: string | null;
  drive: OwnDrive | null;
  /** A saved change that can be undone before followers are notified. */
  onSaved: (changeId: string | null) => void;
} & DialogState;

/** Creates or edits a drive. Times are local to the drive's time zone. */
export default function OwnDriveForm({ company, drive, onSaved, ...dialog }: Props) {
  const t = useTexts();
  // The version that the form was opened with, whatever loads later.
  const [version] = useState(drive?.version ?? 0);
  const zones = useTimeZoneOptions('Asia/Kolkata');
  const form = useForm({
    initial: {
      ...initialOf(drive, t('admin-drive.form.default-title')),
      ...(company !== null && { companyName: company, sourceUrl: '', verifiedOn: '' }),
    },
    fields: driveFields,
    validate: (values) => findDriveProblems(values, new Date()),
    changes: api.drive.key(),
    submit: async (values, { context }) => {
      const input = valuesOf(driveFields, values);
      if (drive !== null)
        return api.drive.update.call({ ...input, driveId: drive.id, version }, { context });
      return { ...(await api.drive.create.call(input, { context })), changeId: null };
    },
    onDone: ({ changeId }) => {
      dialog.onClose();
      if (drive === null) toast({ title: t('admin-drive.form.created'), tone: 'success' });
      else onSaved(changeId);
    },
    failedTitle: t('admin-drive.form.failed'),
  });
  const optional = t('admin-drive.form.optional');
  return (
    <DialogForm
      form={form}
      {...dialog}
      size="lg"
      title={t(`admin-drive.form.${drive ? 'edit' : 'add'}-title`)}
      submitText={t(`admin-drive.form.${drive ? 'save' : 'create'}`)}
      busyText={t('admin-drive.form.busy')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {company === null && (
          <TextField name="companyName" label={t('admin-drive.form.company')} required />
        )}
        <TextField name="title" label={t('admin-drive.form.title')} required />
      </div>
      <TextareaField
        name="description"
        label={t('admin-drive.form.description')}
        required
        rows={3}
      />
      <TextField name="careersUrl" label={t('admin-drive.form.careers')} required type="url" />
      {company === null && (
        <TextField
          name="sourceUrl"
          label={t('admin-drive.form.source')}
          mark={optional}
          help={t('admin-drive.form.source-help')}
          type="url"
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {company === null && (
          <TextField
            name="verifiedOn"
            label={t('admin-drive.form.verified')}
            mark={optional}
            help={t('admin-drive.form.verified-help')}
            type="date"
          />
        )}
        <SelectField name="timeZone" label={t('admin-drive.form.zone')} required options={zones} />
      </div>
      <fieldset>
        <legend className="text-14 font-semibold">{t('admin-drive.form.dates')}</legend>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {dateKinds.map((kind) => (
            <TextField
              key={kind}
              name={dateField(kind)}
              label={t(`admin-drive.form.${kind}`)}
              mark={optional}
              type="datetime-local"
            />
          ))}
        </div>
      </fieldset>
      <RuleFields checked={form.values} mark={optional} />
    </DialogForm>
  );
}

const numbers = {
  minPercent: 'percent',
  minCgpa: 'cgpa',
  maxBacklogs: 'backlogs',
  maxGapMonths: 'gap',
  batchFrom: 'batch-from',
  batchTo: 'batch-to',
} as const;

function RuleFields({ checked, mark }: { checked: Record<string, string>; mark: string }) {
  const t = useTexts();
  return (
    <fieldset>
      <legend className="text-14 font-semibold">{t('admin-drive.form.rules')}</legend>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {Object.entries(numbers).map(([name, text]) => (
          <TextField
            key={name}
            name={name}
            label={t(`admin-drive.form.${text}`)}
            mark={mark}
            inputMode="decimal"
          />
        ))}
      </div>
      <fieldset className="mt-4">
        <legend className="text-14 font-medium">{t('admin-drive.form.levels')}</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {levels.map((level) => (
            <Checkbox
              key={level}
              name={level}
              label={t(`admin-drive.form.${level}`)}
              defaultChecked={Boolean(checked[level])}
            />
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}

function initialOf(drive: OwnDrive | null, title: string): Record<string, string> {
  if (drive === null) return { title, timeZone: 'Asia/Kolkata' };
  return Object.fromEntries(
    Object.entries(drive.form).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? 'on' : '') : (value?.toString() ?? ''),
    ]),
  );
}
