import type { MemberScorecard } from '#contract/scorecard.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { useCriterionTexts } from './use-criterion-texts.ts';

type Version = MemberScorecard['earlier'][number];

/** A submitted scorecard with its evidence, and its earlier versions. */
export function ScorecardView({
  card,
  onEdit,
}: {
  card: MemberScorecard;
  onEdit: (() => void) | undefined;
}) {
  const t = useTexts();
  const format = useFormat();
  const name = card.isMine ? t('dashboard.you') : (card.name ?? t('scorecard.card.gone'));
  return (
    <article className="rounded-card border border-line p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 className="text-14 font-semibold wrap-anywhere">{name}</h3>
        <time dateTime={card.submittedAt.toISOString()} className="text-12 text-ink-muted">
          {format.dateTime(card.submittedAt)}
        </time>
      </header>
      <Scores version={card} />
      {card.earlier.length > 0 && (
        <Disclosure
          summary={t('scorecard.card.earlier', { count: card.earlier.length })}
          className="mt-3"
        >
          {card.earlier.map((version) => (
            <section key={version.version} className="mt-3 border-t border-line pt-3">
              <h4 className="text-13 font-medium">
                {t('scorecard.card.version', { version: version.version })}
                <span className="ms-2 font-normal text-ink-muted">
                  {format.dateTime(version.submittedAt)}
                </span>
              </h4>
              <Scores version={version} />
            </section>
          ))}
        </Disclosure>
      )}
      {onEdit && (
        <Button size="sm" className="mt-4" onClick={onEdit}>
          {t('scorecard.edit')}
        </Button>
      )}
    </article>
  );
}

function Scores({ version }: { version: Version }) {
  const t = useTexts();
  const { nameOf } = useCriterionTexts();
  return (
    <>
      <dl className="mt-3 flex flex-col gap-3">
        {version.scores.map(({ criterion, score, evidence }) => (
          <div key={criterion}>
            <dt className="flex justify-between gap-4 text-14">
              <span className="min-w-0 font-medium wrap-anywhere">{nameOf(criterion)}</span>
              <span className="shrink-0 text-ink-muted tabular-nums">
                {t('scorecard.card.score', { score })}
              </span>
            </dt>
            <dd className="mt-0.5 text-14 wrap-anywhere whitespace-pre-line text-ink-muted">
              {evidence}
            </dd>
          </div>
        ))}
      </dl>
      {version.summary && (
        <p className="mt-3 border-t border-line pt-3 text-14 wrap-anywhere whitespace-pre-line">
          {version.summary}
        </p>
      )}
    </>
  );
}
