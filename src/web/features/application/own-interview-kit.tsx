import type { OwnInterview } from '#contract/interview.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** What the company says about the interview, and questions to practise. */
export function OwnInterviewKit({ kit }: { kit: NonNullable<OwnInterview['kit']> }) {
  const t = useTexts();
  return (
    <Disclosure summary={t('own.interviews.prepare')} open>
      <div className="flex flex-col gap-3">
        {kit.format && <p className="wrap-anywhere whitespace-pre-line">{kit.format}</p>}
        {(['topics', 'practice'] as const)
          .filter((name) => kit[name].length > 0)
          .map((name) => (
            <div key={name}>
              <p className="font-medium">{t(`own.interviews.${name}`)}</p>
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
