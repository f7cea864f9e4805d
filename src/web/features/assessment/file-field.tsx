import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SittingQuestion } from '#contract/assessment-sitting.ts';
import { resumeMediaTypes } from '#domain/application/resume-file.ts';
import { maxCounts } from '#domain/assessment/assessment.ts';
import { ownAssessmentPath } from '#domain/home/home-paths.ts';
import { api } from '#web/lib/api.ts';
import { postForm } from '#web/lib/post-form.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useFileSize } from '#web/lib/use-file-size.ts';
import { Field } from '#web/ui/field.tsx';
import { FileInput } from '#web/ui/file-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AnswerFileLink } from './answer-file-link.tsx';
import { DeleteAnswerMedia } from './delete-answer-media.tsx';

const accept = Object.entries(resumeMediaTypes)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join(',');

/** Gives a file as the answer to a question, and shows that it was given. */
export function FileField({
  sittingId,
  question,
}: {
  sittingId: string;
  question: SittingQuestion;
}) {
  const t = useTexts();
  const sizeText = useFileSize();
  const cache = useQueryClient();
  const { place, prompt, takesFile, recorded, fileName, takesUsed } = question;
  const give = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set('place', String(place));
      form.set('file', file);
      return postForm(ownAssessmentPath(sittingId), form);
    },
    onSuccess: () => toast({ title: t('assessment.file.given'), tone: 'success' }),
    onSettled: () => cache.invalidateQueries({ queryKey: api.assessment.key() }),
  });
  if (!takesFile) return null;
  return (
    <div className="mb-4 flex flex-col gap-3">
      {recorded === 'file' && (
        <div className="flex flex-wrap items-center gap-3">
          <AnswerFileLink sittingId={sittingId} place={place}>
            {t('assessment.file.mine', { name: fileName ?? '' })}
          </AnswerFileLink>
          <DeleteAnswerMedia sittingId={sittingId} place={place} prompt={prompt} isFile />
        </div>
      )}
      {takesUsed < maxCounts.uploads && (
        <Field
          label={t('assessment.file.label')}
          error={give.isError ? t(callFailure(give.error)) : undefined}
        >
          <FileInput
            key={`${takesUsed} ${String(give.isError)}`}
            accept={accept}
            disabled={give.isPending}
            prompt={t(give.isPending ? 'common.sending' : 'assessment.file.prompt')}
            hint={t('assessment.file.hint')}
            clearLabel={(name) => t('dashboard.remove-name', { name })}
            sizeText={sizeText}
            onFiles={([file]) => {
              if (file) give.mutate(file);
            }}
          />
        </Field>
      )}
      <p className="text-13 text-ink-muted">{t('assessment.file.type')}</p>
    </div>
  );
}
