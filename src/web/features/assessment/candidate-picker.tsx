import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { maxInvitedAtOnce, startDays } from '#domain/assessment/assessment.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { useUndoToast } from '#web/lib/use-undo-toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

type Days = (typeof startDays)[number];

/** The open applications of the job: who is invited, and inviting others. */
export function CandidatePicker({ assessmentId, isKit }: { assessmentId: string; isKit: boolean }) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const offerUndo = useUndoToast();
  const undone = useRef(0);
  const [params] = useSearchParams();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [days, setDays] = useState<Days>(7);
  const { data } = useSuspenseQuery(
    api.assessment.listCandidates.query({ assessmentId, ...pageInput(params) }),
  );
  const reload = () => cache.invalidateQueries({ queryKey: api.assessment.key() });
  const undo = async (batchId: string) => {
    await api.assessment.undoInvite.call({ assessmentId, batchId });
    undone.current += 1;
  };
  const invite = useMutation({
    mutationFn: () => {
      const input = { assessmentId, applicationIds: [...picked], days };
      const idempotencyKey = keyFor({ ...input, undone: undone.current });
      return api.assessment.invite.call(input, { context: { idempotencyKey } });
    },
    onSuccess: ({ batchId, invited, skipped }) => {
      setPicked(new Set());
      offerUndo({
        title: t('assessment.invite.done', { count: invited }),
        description:
          skipped > 0
            ? t('assessment.invite.skipped', { count: skipped })
            : t('assessment.invite.grace'),
        undo: () => undo(batchId),
        undone: t('dashboard.invitation-withdrawn'),
        failed: t('assessment.invite.undo-failed'),
        reload,
      });
    },
    onError: (error) => showFailure(t, 'assessment.invite.failed', error),
    onSettled: reload,
  });
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(picked);
    if (isOn) next.add(id);
    else next.delete(id);
    setPicked(next);
  };
  const free = data.items.filter(({ isInvited }) => !isInvited);
  const isAll = free.length > 0 && free.every(({ applicationId }) => picked.has(applicationId));
  if (data.items.length === 0)
    return <p className="text-14 text-ink-muted">{t('assessment.invite.nobody')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {free.length > 1 && (
        <Checkbox
          label={t('assessment.invite.all', { count: free.length })}
          checked={isAll}
          onChange={({ target }) =>
            setPicked(new Set(target.checked ? free.map((each) => each.applicationId) : []))
          }
        />
      )}
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {data.items.map(({ applicationId, name, appliedAt, isInvited }) => (
          <li key={applicationId} className="flex flex-wrap items-center gap-x-4 py-1">
            <Checkbox
              className="grow"
              disabled={isInvited}
              checked={picked.has(applicationId)}
              onChange={({ target }) => toggle(applicationId, target.checked)}
              label={<span className="wrap-anywhere">{name}</span>}
              description={t('assessment.invite.applied', { date: format.date(appliedAt) })}
            />
            {isInvited && <Badge tone="success">{t('assessment.invite.invited')}</Badge>}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={t(isKit ? 'assessment.kit.days' : 'assessment.invite.days')}
          className="w-full sm:w-48"
        >
          <Select
            value={days}
            onChange={({ target }) =>
              setDays(startDays.find((each) => String(each) === target.value) ?? days)
            }
            options={startDays.map((count) => ({
              value: String(count),
              label: t('assessment.invite.day-count', { count }),
            }))}
          />
        </Field>
        <Button
          variant="primary"
          busy={invite.isPending}
          disabled={picked.size === 0 || picked.size > maxInvitedAtOnce}
          onClick={() => invite.mutate()}
        >
          {t('assessment.invite.button', { count: picked.size })}
        </Button>
      </div>
      <ListPager label={t('assessment.invite.pages')} data={data} />
    </div>
  );
}
