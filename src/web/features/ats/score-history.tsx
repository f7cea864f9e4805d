import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { FileText, Laptop, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AtsScore } from '#contract/ats.ts';
import { bandOf } from '#domain/ats/ats-band.ts';
import { atsTexts } from '#domain/ats/ats-texts.ts';
import { api } from '#web/lib/api.ts';
import { saveBrowserScore } from '#web/lib/browser-score.ts';
import { ConfirmMutation } from '#web/lib/confirm-mutation.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useLastShown } from '#web/ui/use-last-shown.ts';
import { bandTone } from './band-tone.ts';
import { ScoreChart } from './score-chart.tsx';

const maxShown = 4;

export function ScoreHistory({ refresh }: { refresh: () => Promise<unknown> }) {
  const t = useTexts();
  const { items } = useSuspenseQuery(api.ats.list.query()).data;
  const [leaving, setLeaving] = useState<AtsScore | null>(null);
  const asked = useLastShown(leaving);
  const remove = useMutation({
    mutationFn: ({ id }: AtsScore) => api.ats.remove.call({ scoreId: id }),
    onSuccess: async ({ id }) => {
      saveBrowserScore(items.find((item) => item.id !== id)?.score ?? null);
      await refresh();
      setLeaving(null);
    },
  });
  const rows = (some: readonly AtsScore[]) => (
    <ul className="divide-y divide-line">
      {some.map((item) => (
        <ScoreRow key={item.id} item={item} onRemove={() => setLeaving(item)} />
      ))}
    </ul>
  );
  const older = items.slice(maxShown);
  return (
    <Card title={t('ats-score.history.title')}>
      {items.length === 0 && (
        <p className="text-14 text-ink-muted">{t('ats-score.history.empty')}</p>
      )}
      {items.length > 1 && <ScoreChart scores={items.map(({ score }) => score).toReversed()} />}
      {rows(items.slice(0, maxShown))}
      {older.length > 0 && (
        <Disclosure
          summary={
            <span className="text-13">{t('ats-score.history.all', { count: older.length })}</span>
          }
          className="border-t border-b-0"
        >
          {rows(older)}
        </Disclosure>
      )}
      <ConfirmMutation
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && remove.mutate(leaving)}
        title={t('ats-score.history.remove-title')}
        description={t('ats-score.history.remove-text', {
          score: asked?.score ?? 0,
          name: asked?.name ?? '',
        })}
        confirmText={t('ats-score.history.remove-confirm')}
        mutation={remove}
      />
    </Card>
  );
}

function ScoreRow({ item, onRemove }: { item: AtsScore; onRemove: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const { score, name, origin, scoredAt } = item;
  const Icon = origin === 'file' ? Laptop : FileText;
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span className="w-8 shrink-0 text-20 leading-6 font-semibold text-ink tabular-nums">
        {score}
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 truncate text-14 text-ink">{name}</span>
          <Badge tone={bandTone(score)}>{t(atsTexts.band(bandOf(score).band))}</Badge>
        </p>
        <p className="mt-0.5 flex items-center gap-1.5 text-12 text-ink-muted">
          <Icon
            size={12}
            role="img"
            aria-label={t(`ats-score.history.${origin}`)}
            className="shrink-0"
          />
          <time dateTime={scoredAt.toISOString()}>{format.dateTime(scoredAt)}</time>
        </p>
      </div>
      <IconButton
        icon={Trash2}
        size="sm"
        label={t('ats-score.history.remove', { name })}
        onClick={onRemove}
      />
    </li>
  );
}
