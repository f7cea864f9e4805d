import { Link } from 'react-router';
import { bandOf } from '#domain/ats/ats-band.ts';
import type { AtsReport } from '#domain/ats/ats-report.ts';
import { atsTexts } from '#domain/ats/ats-texts.ts';
import { storedScoreOf } from '#domain/ats/stored-ats-score.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { bandTone } from './band-tone.ts';
import { PartList } from './part-list.tsx';

const scale = [0, 25, 50, 75, 100];

/** The score, its label, and its breakdown in one click. */
export function ScoreCard({ report, name }: { report: AtsReport; name: string }) {
  const t = useTexts();
  const format = useFormat();
  const { score, formatting, content, version } = report;
  const tone = bandTone(score);
  return (
    <Card
      title={t('ats-score.score.title')}
      description={<span className="wrap-anywhere">{t('ats-score.score.name', { name })}</span>}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <p className="text-40 font-semibold text-ink tabular-nums">{score}</p>
        <p className="text-14 text-ink-muted">{t('ats-score.score.of')}</p>
        <Badge tone={tone}>{t(atsTexts.band(bandOf(score).band))}</Badge>
      </div>
      <Progress
        className="mt-3"
        label={t('ats-score.score.bar')}
        hideLabel
        value={score}
        tone={tone}
        isThick
      />
      <div
        aria-hidden="true"
        className="mt-1 flex justify-between text-12 text-ink-subtle tabular-nums"
      >
        {scale.map((mark) => (
          <span key={mark}>{format.number(mark / 100, { style: 'percent' })}</span>
        ))}
      </div>
      <Disclosure summary={t('ats-score.score.why')} className="mt-2 border-b-0">
        <div className="grid gap-6 sm:grid-cols-2">
          <PartList half="formatting" points={formatting} parts={storedScoreOf(report).parts} />
          <PartList half="content" points={content} parts={storedScoreOf(report).parts} />
        </div>
        <p className="mt-4 text-13">{t('ats-score.score.version', { version })}</p>
      </Disclosure>
      <p className="text-13 text-ink-muted">
        {t.rich('ats-score.score.advice', {
          link: (words) => <Link to="/contact">{words}</Link>,
        })}
      </p>
    </Card>
  );
}
