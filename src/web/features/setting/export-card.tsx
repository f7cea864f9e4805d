import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { archiveDays } from '#domain/profile/archive-end.ts';
import { api } from '#web/lib/api.ts';
import { useReauthenticate } from '#web/lib/reauthenticate-context.ts';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useFileSize } from '#web/lib/use-file-size.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';

/** The reader's data export: request, live progress, download. */
export function ExportCard() {
  return (
    <Reauthenticate>
      <Export />
    </Reauthenticate>
  );
}

function Export() {
  const t = useTexts();
  const format = useFormat();
  const sizeText = useFileSize();
  const cache = useQueryClient();
  const { data } = useSuspenseQuery(api.profile.findExport.query());
  const confirmed = useReauthenticate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmed(() => api.profile.requestExport.call({})),
    onSuccess: (started) =>
      cache.setQueryData(api.profile.findExport.queryKey({ input: {} }), started),
    onError: (error) => {
      // The dialog was closed.
      if (refusalOf(error) === 'CONFIRMATION_REQUIRED') return;
      showFailure(t, 'settings.export.not-started', error);
    },
  });
  const download = useMutation({
    mutationFn: () => confirmed(() => api.profile.prepareExport.call({})),
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => {
      if (refusalOf(error) === 'CONFIRMATION_REQUIRED') return;
      showFailure(t, 'settings.export.not-downloaded', error);
      void cache.invalidateQueries({ queryKey: api.profile.findExport.key() });
    },
  });
  const dataExport = data.export;
  const isRunning = dataExport?.state === 'queued' || dataExport?.state === 'running';
  const isReady = dataExport?.state === 'ready' && dataExport.file !== null;
  return (
    <Card
      title={t('settings.export.title')}
      description={t('settings.export.text', { days: archiveDays })}
    >
      <div className="flex flex-col gap-4" aria-live="polite">
        {isRunning && (
          <div>
            <p className="mb-2 text-14">
              {t(
                dataExport.state === 'queued'
                  ? 'settings.export.queued'
                  : 'settings.export.running',
              )}
            </p>
            <Progress
              label={t('settings.export.progress')}
              value={dataExport.progress}
              valueText={t('settings.export.percent', { percent: dataExport.progress / 100 })}
            />
          </div>
        )}
        {dataExport?.state === 'failed' && (
          <Callout tone="danger">{t('settings.export.failed')}</Callout>
        )}
        {isReady && dataExport.file && dataExport.finishedAt && dataExport.expiresAt && (
          <Callout
            tone="success"
            title={t('settings.export.ready')}
            action={
              <Button
                data-keep-clear=""
                variant="primary"
                icon={Download}
                onClick={() => download.mutate()}
                busy={download.isPending}
              >
                {t('settings.export.download')}
              </Button>
            }
          >
            {t('settings.export.ready-text', {
              size: sizeText(dataExport.file.size),
              when: format.dateTime(dataExport.finishedAt),
              until: format.dateTime(dataExport.expiresAt),
            })}
          </Callout>
        )}
        {!isRunning && (
          <Button
            onClick={() => mutate()}
            busy={isPending}
            busyText={t('dashboard.starting')}
            className="self-start"
          >
            {t(isReady ? 'settings.export.again' : 'settings.export.start')}
          </Button>
        )}
      </div>
    </Card>
  );
}
