import { postingFields } from '#domain/posting/posting-fields.ts';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';

export function AdminPostingFields() {
  const t = useTexts();
  return (
    <>
      <TextField name="title" label={t('admin-jobs.form.title')} required autoComplete="off" />
      <TextField name="primaryRole" label={t('admin-jobs.form.role')} autoComplete="off" />
      <TextField name="duration" label={t('admin-jobs.form.duration')} autoComplete="off" />
      <TextField name="location" label={t('admin-jobs.form.location')} autoComplete="off" />
      <TextField
        name="skills"
        label={t('admin-jobs.form.skills')}
        help={t('admin-jobs.form.skills-help', { most: postingFields.skills.max })}
        autoComplete="off"
      />
      <TextField name="deadline" label={t('admin-jobs.form.deadline')} type="date" />
      <TextareaField
        name="description"
        label={t('admin-jobs.form.description')}
        rows={6}
        className="sm:col-span-2"
      />
    </>
  );
}
