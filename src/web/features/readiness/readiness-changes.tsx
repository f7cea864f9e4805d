import { useQuery } from '@tanstack/react-query';
import type { ReadinessChangeItem } from '#contract/readiness.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

/** Every change of the score with its cause, newest first. */
export function ReadinessChanges() {
  const t = useTexts();
  const { data, isError } = useQuery(api.readiness.listChanges.query());
  return (
    <Disclosure
      className="mt-4 border-t border-b-0"
      summary={<span className="text-13">{t('readiness.changes.title')}</span>}
    >
      {data ? (
        data.items.length === 0 ? (
          <p className="text-13">{t('readiness.changes.none')}</p>
        ) : (
          <ol className="divide-y divide-line text-13">
            {data.items.map((change) => (
              <ChangeRow key={change.id} change={change} />
            ))}
          </ol>
        )
      ) : isError ? (
        <p className="text-13 text-danger">{t('readiness.changes.failed')}</p>
      ) : (
        <SkeletonLines lines={3} />
      )}
    </Disclosure>
  );
}

function ChangeRow({ change }: { change: ReadinessChangeItem }) {
  const t = useTexts();
  const format = useFormat();
  const { part: name, cause, valueBefore, valueAfter, scoreBefore, scoreAfter } = change;
  const part = t(`readiness.part.${name}`);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2">
      <span className="min-w-0">
        <span className="font-medium text-ink">{valueText()}</span>
        <span className="block text-12">
          {t(`readiness.changes.cause.${cause}`)} ·{' '}
          <time dateTime={change.changedAt.toISOString()}>{format.dateTime(change.changedAt)}</time>
        </span>
      </span>
      <span className="tabular-nums">{scoreText()}</span>
    </li>
  );

  function valueText() {
    if (valueAfter === null) return t('readiness.changes.gone', { part });
    return valueBefore === null
      ? t('readiness.changes.first', { part, after: valueAfter })
      : t('readiness.changes.moved', { part, before: valueBefore, after: valueAfter });
  }

  function scoreText() {
    if (scoreAfter === null) return t('readiness.changes.score-gone');
    if (scoreBefore === null) return t('readiness.changes.score-first', { after: scoreAfter });
    return scoreBefore === scoreAfter
      ? t('readiness.changes.score-same', { after: scoreAfter })
      : t('readiness.changes.score-moved', { before: scoreBefore, after: scoreAfter });
  }
}
