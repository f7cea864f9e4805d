import type { ValuesOf } from '#domain/fields.ts';
import type { kitFields } from '#domain/interview/interview-kit.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** What interviewers ask and look for; the first half is what the candidate sees too. */
export function KitView({ kit }: { kit: ValuesOf<typeof kitFields> }) {
  const t = useTexts();
  const lists = ['topics', 'practice', 'questions', 'criteria'] as const;
  return (
    <Disclosure summary={t('interview.kit.title')}>
      <div className="flex flex-col gap-3 text-14">
        {kit.format && <p className="wrap-anywhere whitespace-pre-line">{kit.format}</p>}
        {lists
          .filter((name) => kit[name].length > 0)
          .map((name) => (
            <div key={name}>
              <h4 className="font-semibold">{t(`interview.kit.${name}`)}</h4>
              <ul className="list-disc ps-5">
                {kit[name].map((line) => (
                  <li key={line} className="wrap-anywhere">
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </Disclosure>
  );
}
