import { Check, CircleDashed, Equal, Minus } from 'lucide-react';
import type { MatchDetails } from '#contract/match-details.ts';
import { matchWord } from '#domain/match/match-word.ts';
import { mostPoints } from '#domain/match/most-points.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useLakhRange } from '#web/lib/use-lakh-range.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { BadgeNote } from './badge-note.tsx';

type Part = MatchDetails['parts'][number];

/** The parts of a match: points, maximum, and how to improve. Companies see no advice. */
export function MatchParts({ match, isOwn }: { match: MatchDetails; isOwn: boolean }) {
  const t = useTexts();
  const { score } = match;
  // An open deadline is no news; the posting itself lists the other requirements for students; and
  // the note says it where a badge isn't shown.
  const requirements = match.requirements.filter(({ requirement, state }) => {
    if (requirement === 'deadline') return state !== 'met';
    return !isOwn && (requirement !== 'badge' || state !== 'unmet');
  });
  return (
    <div className="flex flex-col gap-5">
      {score === null ? (
        <div>
          <p className="text-16 font-semibold">{t('match.parts.none')}</p>
          <p className="text-14 text-ink-muted">{t('match.parts.none-text')}</p>
        </div>
      ) : (
        <ScoreRing
          value={score}
          label={t('match.parts.score', { score })}
          word={t(`match.word.${matchWord(score)}`)}
          why={t('match.parts.score', { score })}
        />
      )}
      {match.barrier !== null && (
        <p className="text-14">{t(`match.parts.barrier.${match.barrier}`)}</p>
      )}
      {requirements.length > 0 && (
        <section>
          <h3 className="text-14 font-semibold">{t('match.parts.conditions')}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {requirements.map(({ requirement, state }) => (
              <li key={requirement}>
                <Badge
                  tone={state === 'met' ? 'success' : state === 'unmet' ? 'danger' : 'neutral'}
                >
                  {t('common.labeled', {
                    label: t(`match.parts.condition.${requirement}`),
                    value: t(`match.parts.state.${state}`),
                  })}
                </Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isOwn && <BadgeNote match={match} />}
      <ul className="flex flex-col divide-y divide-line">
        {match.parts.map((part) => (
          <li key={part.part} className="py-4 first:pt-0 last:pb-0">
            <PartHead part={part} most={mostPoints(part, match.parts)} />
            <Evidence part={part} />
            {isOwn && part.raise !== null && (
              <p className="mt-2 text-13 text-ink-muted">{t(`match.parts.raise.${part.raise}`)}</p>
            )}
          </li>
        ))}
      </ul>
      <p className="text-12 text-ink-muted">
        {t('match.parts.version', { version: match.version })}
      </p>
    </div>
  );
}

function PartHead({ part: { part, value, points }, most }: { part: Part; most: number }) {
  const t = useTexts();
  return (
    <>
      <div className="flex items-baseline justify-between gap-3 text-14">
        <h4 className="font-semibold">{t(`match.parts.${part}`)}</h4>
        <p className="text-ink-muted tabular-nums">
          {points === null
            ? t('match.parts.unmeasured')
            : // Points are rounded together, so that they make the number: one may be a point above its own share.
              t('match.parts.points', { points, most: Math.max(most, points) })}
        </p>
      </div>
      {value !== null && (
        <Progress
          label={t(`match.parts.${part}`)}
          hideLabel
          value={value}
          valueText={t('match.parts.measured', { value })}
          className="mt-1"
        />
      )}
    </>
  );
}

const icons = { exact: Check, synonym: Check, related: Equal, missing: Minus };

function Evidence({ part }: { part: Part }) {
  const t = useTexts();
  const lakhRange = useLakhRange();
  const payOf = (min: number, max: number) => t('match.parts.lpa', { range: lakhRange(min, max) });
  const isMet = part.value === 100;
  if (part.part === 'skills') {
    const { skills } = part.evidence;
    if (skills.length === 0) return <Line text={t('match.parts.no-skills')} />;
    return (
      <ul className="mt-2 flex flex-col gap-1 text-13">
        {skills.map(({ asked, by, has }) => {
          const Icon = icons[by];
          return (
            <li key={asked} className="flex items-start gap-2 wrap-anywhere">
              <Icon
                size={16}
                aria-hidden="true"
                className={`mt-0.5 shrink-0 ${by === 'missing' ? 'text-ink-subtle' : 'text-success'}`}
              />
              <span>
                {by === 'exact'
                  ? t('match.parts.has', { asked })
                  : by === 'missing'
                    ? t('match.parts.missing', { asked })
                    : t(`match.parts.by-${by}`, { asked, has: has ?? '' })}
              </span>
            </li>
          );
        })}
      </ul>
    );
  }
  if (part.part === 'experience') {
    const { years, counted, field, from, to } = part.evidence;
    if (from === null) return <Line text={t('match.parts.no-level')} />;
    const range =
      to === null ? t('match.parts.range-open', { from }) : t('match.parts.range', { from, to });
    return (
      <>
        <Line
          isMet={isMet}
          text={
            years === null
              ? t('match.parts.years-unsaid', { range })
              : t('match.parts.years', { years, range })
          }
        />
        {(field === 'near' || field === 'other') && counted !== null && (
          <Line text={t(`match.parts.field-${field}`, { counted })} />
        )}
      </>
    );
  }
  if (part.part === 'location') {
    const { by, place } = part.evidence;
    if (by === null) return <Line text={t('match.parts.place.none')} />;
    return <Line isMet={isMet} text={t(`match.parts.place.${by}`, { place: place ?? '' })} />;
  }
  const { expected, min, max } = part.evidence;
  return (
    <>
      <Line
        isMet={isMet}
        text={
          min === null || max === null
            ? t('match.parts.no-pay')
            : t('match.parts.pay', { pay: payOf(min, max) })
        }
      />
      {expected !== null && (
        <Line text={t('match.parts.expected', { pay: payOf(expected, expected) })} />
      )}
    </>
  );
}

function Line({ text, isMet = false }: { text: string; isMet?: boolean }) {
  const Icon = isMet ? Check : CircleDashed;
  return (
    <p className="mt-2 flex items-start gap-2 text-13 text-ink-muted">
      <Icon
        size={16}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${isMet ? 'text-success' : 'text-ink-subtle'}`}
      />
      {text}
    </p>
  );
}
