import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ExportFormat, exportFormats } from '#domain/resume/export-formats.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { makeExport, takeExport } from './make-export.ts';
import { useResumeReader } from './resume-reader.ts';
import { useFieldName } from './use-field-name.ts';
import type { ResumeEditor } from './use-resume-editor.ts';

type ExportDialogProps = { editor: ResumeEditor; onClose: () => void };

/**
 * Offers the resume in every export format; each file is verified by parsing before it is offered.
 */
export default function ExportDialog({ editor, onClose }: ExportDialogProps) {
  const t = useTexts();
  const saved = useQuery({
    queryKey: ['resume-saved', editor.resumeId],
    queryFn: () => editor.saveNow(),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('resume.export.title')}
      description={t('resume.export.text')}
    >
      {saved.data === false && (
        <Callout tone="warning" className="mb-4">
          {t('resume.export.unsaved')}
        </Callout>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {exportFormats.map((format) => (
          <ExportRow key={format} format={format} editor={editor} isReady={!saved.isPending} />
        ))}
      </ul>
    </Dialog>
  );
}

type ExportRowProps = { format: ExportFormat; editor: ResumeEditor; isReady: boolean };

function ExportRow({ format, editor, isReady }: ExportRowProps) {
  const t = useTexts();
  const nameOf = useFieldName();
  const { readText } = useResumeReader();
  const { data, isError, refetch } = useQuery({
    queryKey: ['resume-export', editor.resumeId, format],
    queryFn: () => makeExport(editor.resumeId, format, editor.written.content, readText),
    enabled: isReady,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const name = t(`resume.export.${format}`);
  const missing = [...new Set(data?.missing.map(({ path }) => nameOf(path)))];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-52">
        <p className="text-14 font-medium text-ink">{name}</p>
        <p className="text-13 text-ink-muted">{t(`resume.export.${format}-text`)}</p>
        {missing.length > 0 && (
          <p className="text-13 text-warning">
            {t('resume.export.missing', { fields: missing.join(', ') })}
          </p>
        )}
        {isError && <p className="text-13 text-danger">{t('resume.export.failed')}</p>}
      </div>
      {data === undefined ? (
        isError ? (
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        ) : (
          <p role="status" className="flex items-center gap-2 text-13 text-ink-muted">
            <Spinner />
            {t('resume.export.checking')}
          </p>
        )
      ) : (
        <Button
          icon={Download}
          className="w-full justify-start! sm:w-56"
          onClick={() => takeExport(data)}
        >
          <span className="text-start">
            <span className="block">{t('resume.export.save', { format: name })}</span>
            <span className="block text-12 font-normal text-ink-muted">
              {t('resume.export.recovered', data)}
            </span>
          </span>
        </Button>
      )}
    </li>
  );
}
