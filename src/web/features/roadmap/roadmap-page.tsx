import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { planLevels } from '#domain/roadmap/plan-levels.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { ComparedPosting } from './compared-posting.tsx';
import { LevelOverview } from './level-overview.tsx';
import { comparedIn, roadmapLink, viewOf } from './roadmap-links.ts';
import { RoadmapPath } from './roadmap-path.tsx';
import { TopicNav } from './topic-nav.tsx';
import { TopicSummary } from './topic-summary.tsx';
import { useHours } from './use-hours.ts';

export function RoadmapTopicPage() {
  const t = useTexts();
  const [query] = useSearchParams();
  const view = viewOf(query);
  const compared = comparedIn(query);
  const { data: all } = useSuspenseQuery(api.roadmap.list.query(compared));
  // Later changes on another topic, in another tab, must not switch this page.
  const [opened] = useState(all.opened);
  const topic = query.get('topic') ?? opened;
  const input = { topic, ...compared };
  const { data: page } = useSuspenseQuery(api.roadmap.load.query(input));
  const { hours, setHours } = useHours(page);
  const plan = planLevels(page.levels, { from: page.today, hoursPerWeek: hours });
  return (
    <div className="flex flex-col gap-6">
      <TopicNav topic={page.topic} view={view} />
      {page.posting && <ComparedPosting page={page} posting={page.posting} view={view} />}
      <TopicSummary page={page} plan={plan} hours={hours} setHours={setHours} />
      <LevelOverview levels={page.levels} />
      {!page.listsSkills && <NoSkills />}
      <nav aria-label={t('roadmap.view')} className="flex gap-2">
        {(['map', 'list'] as const).map((each) => (
          <Link
            key={each}
            to={roadmapLink({ topic: page.topic, view: each, ...compared })}
            aria-current={each === view ? 'page' : undefined}
            preventScrollReset
            className={joinClasses(
              'touch-height inline-flex min-h-9 items-center rounded-control border px-4 text-14 font-medium no-underline transition-colors',
              each === view
                ? 'border-primary bg-primary-soft text-primary'
                : 'border-line bg-surface text-ink-muted hover:text-ink',
            )}
          >
            {t(`roadmap.${each}`)}
          </Link>
        ))}
      </nav>
      <RoadmapPath page={page} plan={plan} view={view} />
    </div>
  );
}

function NoSkills() {
  const t = useTexts();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 sm:px-6">
      <div className="max-w-text">
        <p className="text-14 font-medium text-ink">{t('roadmap.no-skills.title')}</p>
        <p className="text-13 text-ink-muted">{t('roadmap.no-skills.text')}</p>
      </div>
      <ButtonLink size="sm" to="/student-dashboard/update-profile">
        {t('roadmap.no-skills.action')}
      </ButtonLink>
    </div>
  );
}
