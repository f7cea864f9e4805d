import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResumeVersion } from '#contract/resume.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import { api } from '#web/lib/api.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { LoadFailure } from '#web/lib/load-failure.tsx';
import { showFailure } from '#web/lib/show-failure.ts';
import { TextField } from '#web/lib/text-field.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { ResumeEditor } from './use-resume-editor.ts';
import { VersionComparison } from './version-comparison.tsx';

/** The server doesn't have the latest changes, so that it can't keep them as a version. */
class Unsaved extends Error {}

type VersionsDialogProps = { editor: ResumeEditor; onClose: () => void };

/** Earlier versions of the resume: name, compare, restore. */
export default function VersionsDialog({ editor, onClose }: VersionsDialogProps) {
  const t = useTexts();
  const format = useFormat();
  const { resumeId } = editor;
  const [compared, setCompared] = useState<ResumeVersion | null>(null);
  const query = useQuery({ ...api.resume.listVersions.query({ resumeId }), staleTime: 0 });
  const { data } = query;
  const [isRefused, setRefused] = useState(false);
  async function saveFirst(): Promise<void> {
    setRefused(false);
    if (!(await editor.saveNow())) throw new Unsaved();
  }
  function isUnsaved(error: unknown): boolean {
    if (!(error instanceof Unsaved)) return false;
    setRefused(true);
    return true;
  }
  const form = useForm({
    initial: { label: '' },
    validate: ({ label }) => (label?.trim() ? {} : { label: 'FIELDS_REQUIRED' }),
    changes: api.resume.listVersions.key(),
    submit: async ({ label = '' }) => {
      await saveFirst();
      return api.resume.createVersion.call({ resumeId, label: label.trim() });
    },
    onDone: () => undefined,
    onFailed: isUnsaved,
    failedTitle: t('resume.failed'),
  });
  const restore = useMutation({
    mutationFn: async (versionId: string) => {
      await saveFirst();
      const version = await api.resume.loadVersion.call({ resumeId, versionId });
      await api.resume.createVersion.call({ resumeId, label: t('resume.version.before') });
      return version;
    },
    onSuccess: ({ content, design, keptAt }) => {
      editor.change((written) => ({ ...written, content, design }));
      toast({
        title: t('resume.version.restored', { when: format.dateTime(keptAt) }),
        tone: 'success',
        action: { label: t('resume.undo'), onAction: editor.undo },
      });
      onClose();
    },
    onError: (error) => {
      if (!isUnsaved(error)) showFailure(t, 'resume.failed', error);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('resume.version.title')}
      description={t('resume.version.text', { most: resumeLimits.versions })}
    >
      {isRefused && editor.state !== 'saved' && (
        <Callout tone="warning" live title={t('resume.version.unsaved')} className="mb-4">
          {t(`resume.state.${editor.state}`)}
        </Callout>
      )}
      {compared !== null ? (
        <VersionComparison
          editor={editor}
          version={compared}
          onBack={() => setCompared(null)}
          onRestore={() => restore.mutate(compared.id)}
          isRestoring={restore.isPending}
        />
      ) : (
        <>
          <Form form={form} className="flex flex-wrap items-end gap-3">
            <TextField
              name="label"
              label={t('resume.version.label')}
              className="grow basis-52"
              maxLength={resumeLimits.name}
              autoComplete="off"
            />
            <SubmitButton variant="secondary">{t('resume.version.keep')}</SubmitButton>
          </Form>
          {data === undefined && (
            <div className="mt-4">
              {query.isError ? <LoadFailure query={query} /> : <SkeletonRows rows={3} />}
            </div>
          )}
          {data?.items.length === 0 && (
            <p className="mt-6 text-14 text-ink-muted">{t('resume.version.none')}</p>
          )}
          <ol className="mt-4 flex flex-col divide-y divide-line">
            {data?.items.map((version) => {
              const when = format.dateTime(version.keptAt);
              return (
                <li key={version.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                  <div className="min-w-0 grow">
                    <p className="text-14 wrap-anywhere text-ink">
                      {version.label || t('resume.version.unnamed')}
                    </p>
                    <p className="text-13 text-ink-muted">{when}</p>
                  </div>
                  <Button
                    size="sm"
                    aria-label={t('resume.version.compare-with', { when })}
                    onClick={() => setCompared(version)}
                  >
                    {t('resume.version.compare')}
                  </Button>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </Dialog>
  );
}
