import { prefetchRoadmap } from '#web/features/roadmap/prefetch-roadmap.ts';
import { RoadmapTopicPage } from '#web/features/roadmap/roadmap-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['roadmap'],
  only: ['student'],
  prefetch: prefetchRoadmap,
  title: (t) => t('roadmap.title'),
});

export default function Roadmap() {
  const t = useTexts();
  return (
    <Page title={t('roadmap.title')} purpose={t('roadmap.purpose')}>
      <RoadmapTopicPage />
    </Page>
  );
}
