import type { AtsPart } from '#domain/ats/ats-checks.ts';
import { atsTexts } from '#domain/ats/ats-texts.ts';
import type { AtsPartPoints } from '#domain/ats/stored-ats-score.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Progress } from '#web/ui/progress.tsx';

const partsOf: Record<'formatting' | 'content', readonly AtsPart[]> = {
  formatting: ['sectionWords', 'layout', 'length', 'contact'],
  content: ['content', 'sections', 'impact'],
};

type PartListProps = {
  half: 'formatting' | 'content';
  points: number;
  parts: readonly AtsPartPoints[];
};

/** One half of the score: its points, and those of each part. */
export function PartList({ half, points, parts }: PartListProps) {
  const t = useTexts();
  const format = useFormat();
  const whole = (value: number) => format.number(Math.round(value));
  return (
    <section>
      <h3 className="flex items-baseline justify-between gap-3 text-14 font-semibold text-ink">
        {t(`ats-score.score.${half}`)}
        <span className="tabular-nums">
          {t('ats-score.score.points', { points: whole(points), most: whole(100) })}
        </span>
      </h3>
      <p className="text-13">{t(`ats-score.score.${half}-text`)}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {parts
          .filter(({ part }) => partsOf[half].includes(part))
          .map(({ part, points: partPoints, of }) => (
            <li key={part}>
              <Progress
                label={t(atsTexts.part(part))}
                value={partPoints}
                max={of || 1}
                valueText={t('ats-score.score.points', {
                  points: whole(partPoints),
                  most: whole(of),
                })}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
