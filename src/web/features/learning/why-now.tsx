import { useQuery } from '@tanstack/react-query';
import { Briefcase } from 'lucide-react';
import { Link } from 'react-router';
import type { LessonPage } from '#contract/learning.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { jobsPath } from './learning-paths.ts';

/** The open jobs that ask for the topic's skills, loaded by the browser like those of roadmaps. */
export function WhyNow({ lesson: { topic, skills } }: { lesson: LessonPage }) {
  const t = useTexts();
  const { data } = useQuery(api.learning.countJobs.query({ topic }));
  const shown = data
    ? data.items.filter(({ count }) => count > 0)
    : skills.map((skill) => ({ skill, count: null, capped: false }));
  return (
    <section aria-labelledby="why-now">
      <h2 id="why-now" className="text-14 font-semibold text-ink">
        {t('learning.why.title')}
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {shown.map(({ skill, count, capped }) => (
          <li key={skill}>
            <Link
              to={jobsPath(skill)}
              className="inline-flex min-h-8 touch-height items-center gap-2 text-14"
            >
              <Briefcase size={16} aria-hidden="true" className="shrink-0" />
              {count === null
                ? t('learning.why.unknown', { skill })
                : capped
                  ? t('learning.why.jobs-capped', { count, skill })
                  : t('learning.why.jobs', { count, skill })}
            </Link>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="mt-2 text-14 text-ink-muted">{t('learning.why.none')}</p>
      )}
    </section>
  );
}
