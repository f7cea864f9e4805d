import { Disclosure } from '#web/ui/disclosure.tsx';
import { useTexts } from './texts.tsx';

/** What a good answer covers, folded away so that the student can try first. */
export function PointsToCover({ points }: { points: readonly string[] }) {
  const t = useTexts();
  if (points.length === 0) return null;
  return (
    <Disclosure summary={<span className="text-14">{t('question.points')}</span>}>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-14 marker:text-ink-subtle">
        {points.map((point) => (
          <li key={point} className="first-letter:uppercase">
            {point}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
