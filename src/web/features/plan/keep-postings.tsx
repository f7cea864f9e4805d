import { useState } from 'react';
import type { OwnPlan } from '#contract/plan.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

/** Which postings stay open when the next plan includes fewer than are open. */
export function KeepPostings({
  own: { nextPlan, endsAt },
  keeping: { limit, postings },
}: {
  own: OwnPlan;
  keeping: NonNullable<OwnPlan['keeping']>;
}) {
  const t = useTexts();
  const format = useFormat();
  const [selected, setSelected] = useState(
    () => new Set(postings.filter(({ isKept }) => isKept).map(({ id }) => id)),
  );
  const { mutate, isPending } = useChange({
    call: () => api.plan.saveKept.call({ postingIds: [...selected] }),
    changes: api.plan.key(),
    done: t('plan.keep.saved'),
    failed: t('plan.keep.failed'),
  });
  const isTooMany = selected.size > limit;
  return (
    <Card
      title={t('plan.keep.title')}
      description={t('plan.keep.text', {
        plan: t(`plan.names.${nextPlan ?? 'starter'}`),
        limit,
        open: postings.length,
        date: endsAt ? format.date(endsAt) : '',
      })}
    >
      <ul className="flex flex-col gap-1">
        {postings.map(({ id, title }) => (
          <li key={id}>
            <Checkbox
              label={title || t('dashboard.untitled-job')}
              checked={selected.has(id)}
              onChange={({ target }) => {
                const next = new Set(selected);
                if (target.checked) next.add(id);
                else next.delete(id);
                setSelected(next);
              }}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          busy={isPending}
          busyText={t('plan.keep.saving')}
          disabled={isTooMany}
          onClick={() => mutate()}
        >
          {t('plan.keep.save')}
        </Button>
        <span
          role="status"
          className={isTooMany ? 'text-13 text-danger' : 'text-13 text-ink-muted'}
        >
          {isTooMany
            ? t('plan.keep.too-many', { limit })
            : t('plan.keep.chosen', { count: selected.size, limit })}
        </span>
      </div>
    </Card>
  );
}
