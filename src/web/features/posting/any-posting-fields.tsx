import type { AnyPostingDetails } from '#contract/posting-of-any-company.ts';
import { longestContent } from '#domain/posting/posting-content.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { dayOf } from './any-posting-form.ts';

/** The fields of a posting that the back-office writes; empty, or as the posting has them. */
export function AnyPostingFields({
  field,
  posting,
}: {
  field: ReturnType<typeof useDialogForm>['field'];
  posting?: AnyPostingDetails;
}) {
  const t = useTexts();
  const title = field('title', posting?.title);
  const role = field('primaryRole', posting?.primaryRole ?? '');
  const duration = field('duration', posting?.duration ?? '');
  const skills = field('skills', posting?.skills?.join(', '));
  const location = field('location', posting?.location ?? '');
  const deadline = field('deadline', posting?.deadline ? dayOf(posting.deadline) : '');
  const description = field('description', posting?.description ?? '');
  return (
    <>
      <Field label={t('admin-jobs.form.title')} required error={title.error}>
        <Input {...title.control} required autoComplete="off" />
      </Field>
      <Field label={t('admin-jobs.form.role')} error={role.error}>
        <Input {...role.control} autoComplete="off" />
      </Field>
      <Field label={t('admin-jobs.form.duration')} error={duration.error}>
        <Input {...duration.control} autoComplete="off" />
      </Field>
      <Field label={t('admin-jobs.form.location')} error={location.error}>
        <Input {...location.control} autoComplete="off" />
      </Field>
      <Field
        label={t('admin-jobs.form.skills')}
        help={t('admin-jobs.form.skills-help', { most: longestContent.skills })}
        error={skills.error}
      >
        <Input {...skills.control} autoComplete="off" />
      </Field>
      <Field label={t('admin-jobs.form.deadline')} error={deadline.error}>
        <Input {...deadline.control} type="date" />
      </Field>
      <Field
        label={t('admin-jobs.form.description')}
        error={description.error}
        className="sm:col-span-2"
      >
        <Textarea {...description.control} rows={6} />
      </Field>
    </>
  );
}
