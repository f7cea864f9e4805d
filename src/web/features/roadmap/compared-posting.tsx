import { Link } from 'react-router';
import type { RoadmapPage } from '#contract/roadmap.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { roadmapLink, type RoadmapView } from './roadmap-links.ts';

type ComparedPostingProps = {
  page: RoadmapPage;
  posting: NonNullable<RoadmapPage['posting']>;
  view: RoadmapView;
};

/** The posting whose missing skills are marked on the steps. */
export function ComparedPosting({ page, posting, view }: ComparedPostingProps) {
  const t = useTexts();
  const format = useFormat();
  const { id, title, companyName, missing, untaught } = posting;
  return (
    <section
      aria-labelledby="compared-posting"
      className="flex flex-wrap items-start justify-between gap-3 rounded-card border border-line bg-surface p-4 sm:px-6"
    >
      <div className="flex max-w-text flex-col gap-1 text-13 text-ink-muted">
        <h2 id="compared-posting" className="text-14 font-medium text-ink">
          {t('roadmap.compared.title')}
          {t.gap}
          <Link to={`/student-dashboard/jobs/${id}`}>
            {t('roadmap.compared.posting', { title, company: companyName })}
          </Link>
        </h2>
        {page.listsSkills && (
          <p>
            {missing.length === 0
              ? t('roadmap.compared.nothing')
              : t('roadmap.compared.missing', { skills: format.list(missing) })}
          </p>
        )}
        {page.listsSkills && untaught.length > 0 && (
          <p>{t('roadmap.compared.untaught', { skills: format.list(untaught) })}</p>
        )}
      </div>
      <ButtonLink size="sm" to={roadmapLink({ topic: page.topic, view })}>
        {t('roadmap.compared.stop')}
      </ButtonLink>
    </section>
  );
}
