import { Link } from 'react-router';
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
        {kit.topics.length > 0 && (
          <div>
            <p className="font-medium text-ink">{t('own.interviews.topics')}</p>
            <ul className="list-disc ps-5">
              {kit.topics.map((topic) => (
                <li key={topic} className="wrap-anywhere">
                  {topic}
                </li>
              ))}
            </ul>
          </div>
        )}
        {kit.practice.length > 0 && (
          <div>
            <p className="font-medium text-ink">{t('own.interviews.practice')}</p>
            <ul className="mt-1 flex list-disc flex-col gap-1.5 ps-5">
              {kit.practice.map(({ question, points }) => (
                <li key={question} className="wrap-anywhere">
                  {question}
                  {points.length > 0 && (
                    <span className="block text-13 text-ink-subtle">
                      {t('own.interviews.points', { points: points.join(' · ') })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Link to="/student-dashboard/interviews" className="self-start">
          {t('own.interviews.mock')}
        </Link>
      </div>
    </Disclosure>
  );
}
