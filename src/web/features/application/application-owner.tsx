import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OpenedApplication } from '#contract/application-pipeline.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Select } from '#web/ui/select.tsx';

/** Who is responsible for the next step; recruiters choose it. */
export function ApplicationOwner({ application }: { application: OpenedApplication }) {
  const t = useTexts();
  const cache = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    // Serializes repeated choices, so that the last one wins.
    scope: { id: `owner ${application.id}` },
    mutationFn: (ownerId: string | null) =>
      api.application.setOwner.call({ applicationId: application.id, ownerId }),
    onError: (error) => showFailure(t, 'pipeline.owner.failed', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.application.key() }),
  });
  const { owner, owners } = application;
  if (!application.mayDecide)
    return <p className="text-14">{owner?.name ?? t('pipeline.owner.none')}</p>;
  const saved = owner?.id ?? '';
  return (
    <Select
      aria-label={t('pipeline.columns.owner')}
      className="max-w-72"
      value={isPending ? (variables ?? '') : saved}
      onChange={(event) => mutate(event.currentTarget.value || null)}
      placeholder={t('pipeline.owner.none')}
      options={owners.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
