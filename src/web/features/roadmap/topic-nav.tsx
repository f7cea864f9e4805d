import { useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { comparedIn, roadmapLink, type RoadmapView } from './roadmap-links.ts';

export function TopicNav({ topic: current, view }: { topic: string; view: RoadmapView }) {
  const t = useTexts();
  const [query] = useSearchParams();
  const compared = comparedIn(query);
  const { data } = useSuspenseQuery(api.roadmap.list.query(compared));
  return (
    <nav aria-label={t('roadmap.topics')}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {data.items.map(({ topic, title, done, total }) => (
          <li key={topic} className="grid">
            <Link
              to={roadmapLink({ topic, view, ...compared })}
              aria-current={topic === current ? 'page' : undefined}
              preventScrollReset
              className={joinClasses(
                'flex min-h-14 flex-col justify-center rounded-control border px-3 py-2 text-13 no-underline transition-colors',
                topic === current
                  ? 'border-primary bg-primary-soft font-medium text-primary'
                  : 'border-line bg-surface text-ink hover:border-line-strong',
              )}
            >
              <span className="wrap-anywhere hyphens-auto">{title}</span>
              {done > 0 && (
                <span className="flex items-center gap-1 text-12 font-normal text-ink-muted">
                  {done === total && (
                    <CircleCheck size={12} aria-hidden="true" className="text-success-mark" />
                  )}
                  {t('roadmap.topic-progress', { done, total })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
