import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import type { ResumeCard } from '#contract/resume.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Another name for a resume. */
export function RenameDialog({ resume, onClose }: { resume: ResumeCard; onClose: () => void }) {
  const t = useTexts();
  const formId = useId();
  const cache = useQueryClient();
  const resumeId = resume.id;
  const rename = useMutation({
    mutationFn: async (name: string) => {
      const { content, design, version } = await api.resume.load.call({ resumeId });
      return api.resume.save.call({ resumeId, name, content, design, version });
    },
    onSuccess: onClose,
    onError: (error) =>
      toast({ title: t('resume.failed'), description: t(callFailure(error)), tone: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: api.resume.key() }),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name !== '' && !rename.isPending) rename.mutate(name);
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      formId={formId}
      title={t('resume.rename')}
      closeLabel={t('common.close')}
      cancelText={t('common.cancel')}
      submitText={t('resume.rename')}
      busyText={t('resume.state.saving')}
      busy={rename.isPending}
    >
      <form id={formId} onSubmit={onSubmit}>
        <Field label={t('resume.name')} required>
          <Input
            name="name"
            required
            defaultValue={resume.name}
            maxLength={resumeLimits.name}
            autoComplete="off"
          />
        </Field>
      </form>
    </FormDialog>
  );
}
