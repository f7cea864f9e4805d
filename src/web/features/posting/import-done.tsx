import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportReport } from '#contract/posting-import.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';

/** What an import did, with the way to take its new postings back. */
export function ImportDone({ report, onAgain }: { report: ImportReport; onAgain: () => void }) {
  const t = useTexts();
  const cache = useQueryClient();
  const postingIds = report.rows.flatMap(({ id }) => id ?? []);
  const counts = (outcome: ImportReport['rows'][number]['outcome']) =>
    report.rows.filter((row) => row.outcome === outcome).length;
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => api.posting.removeImported.call({ postingIds }),
    onError: (error) => showFailure(t, 'admin-jobs.import.not-removed', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.posting.key() }),
  });
  return (
    <Callout
      live
      tone={data ? 'info' : 'success'}
      title={
        data
          ? t('admin-jobs.import.removed', { count: data.removed })
          : t('admin-jobs.import.done', { created: counts('created'), changed: counts('changed') })
      }
    >
      {data && data.kept > 0 && <p>{t('admin-jobs.import.kept', { count: data.kept })}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to="/admin-dashboard/jobs" variant="primary">
          {t('admin-jobs.import.view')}
        </ButtonLink>
        <Button onClick={onAgain}>{t('admin-jobs.import.again')}</Button>
        {!data && postingIds.length > 0 && (
          <Button busy={isPending} onClick={() => mutate()}>
            {t('admin-jobs.import.undo', { count: postingIds.length })}
          </Button>
        )}
      </div>
    </Callout>
  );
}
