import { useEffect, useRef } from 'react';
import type { JobMatch, MatchWord } from '#domain/ats/job-match.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { AddToResume } from './add-to-resume.tsx';
import { bandTone } from './band-tone.ts';

/** The taxonomy's license requires attribution. */
const taxonomy = 'https://github.com/tanova-ai/skills-taxonomy';

const tips = ['format', 'content', 'structure'] as const;

/** How well the resume matches the description, keyword by keyword. */
export default function MatchCard({
  match,
  resumeId,
  onAdded,
}: {
  match: JobMatch;
  onAdded: () => void;
  /** The resume of the builder that was compared; null for a file. */
  resumeId: string | null;
}) {
  const t = useTexts();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [match]);
  const { score, required, preferred, overall, matching, missing, unmentioned, version } = match;
  const hard = missing.filter(({ isSoft }) => !isSoft);
  const adding = { resumeId, onAdded };
  const share = (value: number | null) =>
    value === null ? (
      <span className="text-16 font-medium text-ink-muted">{t('ats-score.match.none')}</span>
    ) : (
      t('ats-score.match.share', { share: value / 100 })
    );
  return (
    <Card title={t('ats-score.match.result')}>
      <div className="flex flex-col gap-6">
        <div ref={top} className="scroll-mt-20 scroll-mb-48">
          <Progress
            label={t('ats-score.match.score')}
            value={score}
            valueText={
              <strong className="text-20 font-semibold text-ink">
                {t('ats-score.match.share', { share: score / 100 })}
              </strong>
            }
            tone={bandTone(score)}
            isThick
          />
        </div>
        <div className="grid gap-3 sm:grid-cols-3">
          <StatTile label={t('ats-score.match.required')} value={share(required)} />
          <StatTile label={t('ats-score.match.preferred')} value={share(preferred)} />
          <StatTile label={t('ats-score.match.overall')} value={share(overall)} />
        </div>
        <WordList
          title={t('ats-score.match.matching')}
          words={matching}
          none={t('ats-score.match.no-matching')}
          isMatch
        />
        {(hard.length > 0 || missing.length === 0) && (
          <WordList
            title={t('ats-score.match.missing')}
            text={t('ats-score.match.missing-text')}
            words={hard}
            {...adding}
            none={t('ats-score.match.no-missing')}
          />
        )}
        {missing.some(({ isSoft }) => isSoft) && (
          <WordList
            title={t('ats-score.match.missing-soft')}
            text={t('ats-score.match.missing-soft-text')}
            words={missing.filter(({ isSoft }) => isSoft)}
          />
        )}
        {unmentioned.length > 0 && (
          <WordList
            title={t('ats-score.match.unmentioned')}
            text={t('ats-score.match.unmentioned-text')}
            words={unmentioned}
            {...adding}
          />
        )}
        <section>
          <h3 className="text-14 font-semibold text-ink">{t('ats-score.match.tips')}</h3>
          <dl className="mt-2 grid gap-4 sm:grid-cols-3">
            {tips.map((tip) => (
              <div key={tip}>
                <dt className="text-13 font-medium text-ink">{t(`ats-score.match.tip.${tip}`)}</dt>
                <dd className="text-13 text-ink-muted">{t(`ats-score.match.tip.${tip}-text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p className="text-12 text-ink-muted">
          {t('ats-score.match.version', { version })}
          {t.gap}
          <a
            href={taxonomy}
            target="_blank"
            rel="noreferrer"
            className="inline-block py-1 text-ink-muted underline"
          >
            {t('ats-score.match.credit')}
          </a>
        </p>
      </div>
    </Card>
  );
}

type WordListProps = {
  title: string;
  text?: string;
  words: readonly MatchWord[];
  none?: string;
  isMatch?: boolean;
  /** Offers to add each skill to this resume. */
  resumeId?: string | null;
  onAdded?: () => void;
};

function WordList({
  title,
  text,
  words,
  none,
  isMatch = false,
  resumeId = null,
  onAdded,
}: WordListProps) {
  const t = useTexts();
  return (
    <section>
      <h3 className="text-14 font-semibold text-ink">
        {title} <span className="font-normal text-ink-subtle tabular-nums">{words.length}</span>
      </h3>
      {words.length === 0 && <p className="mt-1 text-13 text-ink-muted">{none}</p>}
      {words.length > 0 && text && <p className="mt-0.5 text-13 text-ink-muted">{text}</p>}
      {words.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word.text} className="flex min-w-0 flex-wrap items-center gap-1">
              <Chip tone={isMatch ? 'match' : 'neutral'}>
                {word.text}
                {!isMatch && word.kind === 'required' && (
                  <span className="ms-1.5 text-12 text-danger">{t('ats-score.match.must')}</span>
                )}
              </Chip>
              {resumeId !== null && word.isSkill && (
                <AddToResume resumeId={resumeId} skill={word.text} onAdded={onAdded} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
