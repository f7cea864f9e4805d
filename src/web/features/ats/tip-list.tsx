import { CircleCheck } from 'lucide-react';
import { useTexts } from '#web/lib/texts.tsx';

const tips = ['one', 'two', 'three'] as const;

export function TipList() {
  const t = useTexts();
  return (
    <section>
      <h3 className="text-14 font-semibold text-ink">{t('ats-score.tips.title')}</h3>
      <ul className="mt-2 flex flex-col gap-2 text-13 text-ink-muted">
        {tips.map((tip) => (
          <li key={tip} className="flex items-start gap-2">
            <CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
            {t(`ats-score.tips.${tip}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
