import { Check, CircleDashed, Lightbulb, Minus, Sparkles, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PracticeAnswer, PracticeFeedback } from '#contract/practice.ts';
import { starParts } from '#domain/practice/find-star.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';

const words = [
  { from: 80, word: 'strong' },
  { from: 60, word: 'good' },
  { from: 40, word: 'fair' },
  { from: 0, word: 'weak' },
] as const;

export function ScoreOf({ score, size }: { score: number; size?: 'sm' | 'md' }) {
  const t = useTexts();
  const { word } = words.find(({ from }) => score >= from) ?? words[3];
  const name = t(`practice.score.${word}`);
  return (
    <ScoreRing
      value={score}
      size={size ?? 'md'}
      word={name}
      label={t('practice.score.label', { score, word: name })}
    />
  );
}

/**
 * Feedback on one answer: its score, its parts, and remarks that each quote it. The answer stands
 * above, so that a quote of all of it is left out.
 */
export function FeedbackView({
  feedback,
  remark,
  text,
}: {
  feedback: PracticeFeedback;
  remark: PracticeAnswer['modelRemark'];
  text: string;
}) {
  const t = useTexts();
  const { score, unscored, star, points, remarks } = feedback;
  if (score === null)
    return (
      <Callout title={t('practice.not-scored')}>
        {t(`practice.unscored.${unscored ?? 'too-short'}`, { count: feedback.words })}
      </Callout>
    );
  const answer = text.trim();
  const strengths = remarks.filter(({ isStrength }) => isStrength);
  const advice = remarks.filter(({ isStrength }) => !isStrength);
  return (
    <section aria-label={t('practice.feedback')} className="flex flex-col gap-6">
      <div>
        <ScoreOf score={score} />
        <p className="mt-2 text-13 text-ink-muted">
          {t('practice.words', { count: feedback.words })} ·{' '}
          {t('practice.filler-count', { count: feedback.fillers })}
          {feedback.wordsPerMinute !== null &&
            ` · ${t('practice.pace', { count: feedback.wordsPerMinute })}`}
        </p>
        <Disclosure
          className="mt-1"
          summary={<span className="text-14">{t('practice.how-scored')}</span>}
        >
          <table className="w-full max-w-sm text-14 tabular-nums">
            <caption className="sr-only">{t('practice.how-scored')}</caption>
            <tbody>
              {feedback.parts.map(({ part, score: reached, most }) => (
                <tr key={part} className="border-b border-line last:border-b-0">
                  <th scope="row" className="py-2 text-start font-normal">
                    {t(`practice.parts.${part}`)}
                  </th>
                  <td className="py-2 text-end font-medium text-ink">
                    {t('practice.part-score', { score: reached, most })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </div>
      {strengths.length > 0 && (
        <Remarks
          title={t('practice.strengths')}
          icon={<ThumbsUp size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />}
          remarks={strengths}
          answer={answer}
        />
      )}
      {advice.length > 0 && (
        <Remarks
          title={t('practice.advice')}
          icon={<Lightbulb size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />}
          remarks={advice}
          answer={answer}
        />
      )}
      {remark && (
        <div>
          <h3 className="flex items-center gap-2 text-16 font-semibold">
            <Sparkles size={16} aria-hidden="true" />
            {t('practice.model-remark')}
          </h3>
          <p className="mt-2 text-14">{remark.text}</p>
          <Quoted answer={answer}>{remark.quote}</Quoted>
        </div>
      )}
      {star && (
        <Found
          title={t('practice.star-title')}
          answer={answer}
          rows={starParts.map((part) => ({
            name: t(`practice.star.${part}`),
            share: star[part] ? 1 : 0,
            quote: star[part]?.quote ?? null,
          }))}
        />
      )}
      <Found
        title={t('question.points')}
        answer={answer}
        rows={points.map(({ point, share, quote }) => ({
          name: point,
          share,
          quote: quote?.quote ?? null,
        }))}
      />
    </section>
  );
}

function Remarks({
  title,
  icon,
  remarks,
  answer,
}: {
  title: string;
  icon: ReactNode;
  remarks: PracticeFeedback['remarks'];
  answer: string;
}) {
  const t = useTexts();
  return (
    <div>
      <h3 className="text-16 font-semibold">{title}</h3>
      <ul className="mt-2 flex flex-col gap-4">
        {remarks.map(({ kind, count, seconds, quotes }) => (
          <li key={kind} className="flex gap-2.5 text-14">
            {icon}
            <div className="min-w-0">
              <p className="text-ink">{t(`practice.remarks.${kind}`, { count: count ?? 0 })}</p>
              {seconds !== null && (
                <p className="mt-1 text-13 text-ink-muted">
                  {t('practice.spoken-in', { seconds })}
                </p>
              )}
              {quotes.map(({ start, quote }) => (
                <Quoted key={start} answer={answer}>
                  {quote}
                </Quoted>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const marks = {
  1: { icon: Check, look: 'text-success', text: 'practice.found.yes' },
  0.5: { icon: CircleDashed, look: 'text-warning', text: 'practice.found.partly' },
  0: { icon: Minus, look: 'text-ink-subtle', text: 'practice.found.no' },
} as const;

type FoundRow = { name: string; share: number; quote: string | null };

function Found({
  title,
  rows,
  answer,
}: {
  title: string;
  rows: readonly FoundRow[];
  answer: string;
}) {
  const t = useTexts();
  return (
    <div>
      <h3 className="text-16 font-semibold">{title}</h3>
      <ul className="mt-2 flex flex-col gap-3">
        {rows.map(({ name, share, quote }) => {
          const { icon: Icon, look, text } = marks[share === 1 ? 1 : share === 0 ? 0 : 0.5];
          return (
            <li key={name} className="flex gap-2.5 text-14">
              <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${look}`} />
              <div className="min-w-0">
                <p className="text-ink">
                  <span className="inline-block first-letter:uppercase">{name}</span>
                  <span className="ms-2 text-13 text-ink-muted">{t(text)}</span>
                </p>
                {quote !== null && <Quoted answer={answer}>{quote}</Quoted>}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Quoted({ answer, children }: { answer: string; children: string }) {
  if (children === answer) return null;
  return (
    <blockquote className="mt-1 border-s-2 border-line-strong ps-3 text-13 wrap-anywhere text-ink-muted">
      {children}
    </blockquote>
  );
}
