import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { LessonPage } from '#contract/learning.ts';
import { useTexts } from '#web/lib/texts.tsx';

const dashboard = '/student-dashboard';

/** Other tools for the same field. */
export function RelatedLinks({ lesson: { roadmap, skillTest } }: { lesson: LessonPage }) {
  const t = useTexts();
  const related = [
    { to: `${dashboard}/roadmap?topic=${roadmap}`, label: t('learning.lesson.roadmap') },
    { to: `${dashboard}/skill-test?domain=${skillTest}`, label: t('learning.lesson.skill-test') },
    { to: `${dashboard}/interview-questions`, label: t('dashboard.interview-questions') },
  ];
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="text-14 font-semibold text-ink">
        {t('learning.lesson.related')}
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {related.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-8 touch-height items-center gap-2 text-14">
              <ArrowRight size={16} aria-hidden="true" className="shrink-0 rtl:rotate-180" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
