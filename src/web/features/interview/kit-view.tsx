import type { ReceivedInterviews } from '#contract/interview.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** What interviewers ask and look for, and what the candidate was told. */
export function KitView({ kit }: { kit: NonNullable<ReceivedInterviews['kit']> }) {
  const t = useTexts();
  const list = (name: 'topics' | 'criteria') => ({
    name,
    items: kit[name].map((question) => ({ question, points: [] as string[] })),
  });
  const lists = [
    { name: 'questions' as const, items: kit.questions },
    list('criteria'),
    list('topics'),
    { name: 'practice' as const, items: kit.practice },
  ];
  return (
    <Disclosure summary={t('interview.kit.title')}>
      <div className="flex flex-col gap-4 text-14">
        {kit.format && <p className="wrap-anywhere whitespace-pre-line">{kit.format}</p>}
        {lists
          .filter(({ items }) => items.length > 0)
          .map(({ name, items }) => (
            <div key={name}>
              <h4 className="font-semibold text-ink">{t(`interview.kit.${name}`)}</h4>
              <ul className="mt-1 flex list-disc flex-col gap-1.5 ps-5">
                {items.map(({ question, points }) => (
                  <li key={question} className="wrap-anywhere">
                    {question}
                    {points.length > 0 && (
                      <span className="block text-13 text-ink-subtle">
                        {t('interview.bank.points', { points: points.join(' · ') })}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </Disclosure>
  );
}
