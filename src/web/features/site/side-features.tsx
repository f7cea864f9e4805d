import { type PlanAudience, planAudiences } from '#domain/plan/plan-catalogue.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { SitePoints } from '#web/ui/site-points.tsx';
import { SiteTabs } from '#web/ui/site-tabs.tsx';

const panelId = 'features-panel';

const sides = {
  student: [
    ['board', 'search', '/job-board'],
    ['timeline', 'bell-ring', '/students'],
    ['messages', 'message-square', '/students'],
    ['match', 'scale', '/matching'],
    ['resume', 'file-text', '/ai-resume-builder'],
    ['interviews', 'mic', '/mock-interviews'],
  ],
  company: [
    ['posting', 'list-checks', '/companies'],
    ['pipeline', 'columns-3', '/companies'],
    ['together', 'users', '/companies'],
    ['talk', 'message-square', '/companies'],
    ['match', 'scale', '/matching'],
    ['badges', 'shield-check', '/blockchain-verification'],
  ],
} as const;

/** Features for each audience, one audience at a time. */
export function SideFeatures({ audience }: { audience: PlanAudience }) {
  const t = useTexts();
  const points = sides[audience].map(([id, icon, to]) => {
    // Each feature has the same three texts for both audiences.
    const texts = `home.features.${audience}.${id}` as 'home.features.student.board';
    return {
      id,
      icon,
      title: t(`${texts}.title`),
      text: t(`${texts}.text`),
      link: { to, text: t(`${texts}.link`) },
    };
  });
  return (
    <>
      <SiteTabs
        name="features"
        label={t('home.features.for')}
        current={audience}
        panelId={panelId}
        hash="features"
        tabs={optionsOf(planAudiences, (value) => t(`home.audiences.${value}`))}
      />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`features-${audience}`}
        className="mt-8 rounded-card"
      >
        <SitePoints points={points} />
      </div>
    </>
  );
}
