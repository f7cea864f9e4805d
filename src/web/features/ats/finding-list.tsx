import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { AtsFinding, AtsPlace } from '#domain/ats/ats-report.ts';
import { atsTexts } from '#domain/ats/ats-texts.ts';
import { costOfFinding } from '#domain/ats/cost-of-finding.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { CitedPlaces } from './cited-places.tsx';

type FindingListProps = {
  title: string;
  findings: readonly AtsFinding[];
  onShow: (place: AtsPlace) => void;
  /** The builder URL that fixes a finding, for a builder resume. */
  addressOf: ((finding: AtsFinding) => string) | null;
};

/** What lowered the score: the finding, its place in the file, and how to fix it. */
export function FindingList({ title, findings, onShow, addressOf }: FindingListProps) {
  const t = useTexts();
  return (
    <section>
      <h3 className="text-16 font-semibold text-ink">{title}</h3>
      {findings.length === 0 ? (
        <p className="mt-2 flex items-center gap-2 text-14 text-ink-muted">
          <CircleCheck size={16} aria-hidden="true" className="shrink-0 text-success" />
          {t('ats-score.report.nothing')}
        </p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {findings.map((finding) => {
            const { check, isFine, places } = finding;
            const name = t(atsTexts.name(check));
            const isCited = places.some(({ text }) => text.trim() !== '');
            const unjudged = isFine || isCited ? null : atsTexts.unjudged(check);
            return (
              <li key={check} className="py-4 last:pb-0">
                <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
                  <h4 className="text-14 font-medium text-ink">{name}</h4>
                  <Badge tone={isFine ? 'neutral' : 'warning'}>
                    {isFine
                      ? t('ats-score.report.fine')
                      : t('ats-score.report.lost', { points: costOfFinding(finding) })}
                  </Badge>
                </div>
                <p className="mt-1 max-w-text text-14 text-ink-muted">
                  {t(isFine ? atsTexts.fine : atsTexts.advice(check))}
                </p>
                {unjudged && <p className="mt-1 text-14 text-ink-muted">{t(unjudged)}</p>}
                <CitedPlaces places={places} onShow={onShow} />
                {addressOf && !isFine && (
                  <p className="mt-2 text-13">
                    <Link
                      to={addressOf(finding)}
                      aria-label={t('ats-score.report.mend-label', { name })}
                      className="inline-block rounded-small py-1 text-primary underline underline-offset-2"
                    >
                      {t('ats-score.report.mend')}
                    </Link>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
