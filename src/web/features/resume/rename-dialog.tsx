import type { ResumeCard } from '#contract/resume.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';

export function RenameDialog({ resume, onClose }: { resume: ResumeCard; onClose: () => void }) {
  const t = useTexts();
  const resumeId = resume.id;
  const form = useForm({
    initial: { name: resume.name },
    validate: ({ name }) => (name?.trim() ? {} : { name: 'FIELDS_REQUIRED' }),
    changes: api.resume.key(),
    submit: async ({ name = '' }) => {
      const { content, design, version } = await api.resume.load.call({ resumeId });
      return api.resume.save.call({ resumeId, name: name.trim(), content, design, version });
    },
    onDone: onClose,
    failedTitle: t('resume.failed'),
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      size="sm"
      title={t('resume.rename')}
      submitText={t('resume.rename')}
      busyText={t('resume.state.saving')}
    >
      <TextField
        name="name"
        label={t('resume.name')}
        required
        maxLength={resumeLimits.name}
        autoComplete="off"
      />
    </DialogForm>
  );
}
