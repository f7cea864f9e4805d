import { CommunityStats } from '#web/features/community/community-stats.tsx';
import { ResourceList } from '#web/features/community/resource-list.tsx';
import { NextEvents, nextEventsInput } from '#web/features/event/next-events.tsx';
import { popularInput, PopularTopics } from '#web/features/forum/popular-topics.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FirstRung } from '#web/ui/first-rung.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';

export const loader = pageLoader({
  texts: ['community', 'event', 'forum'],
  prefetch: ({ api, load }) =>
    Promise.all([
      load(api.community.load.query()),
      load(api.event.list.query(nextEventsInput)),
      load(api.forum.list.query(popularInput)),
    ]),
  title: (t) => t('site.community'),
  description: (t) => t('community.description'),
});

export default function Community() {
  const t = useTexts();
  return (
    <>
      <SiteSection
        level={1}
        above={t('community.above')}
        title={t('community.heading')}
        lead={t('community.lead')}
        figure={<FirstRung className="h-auto w-96" />}
        action={
          <>
            <ButtonLink to="/community/forum" size="lg" variant="primary">
              {t('community.join')}
            </ButtonLink>
            <ButtonLink to="/community/events" size="lg">
              {t('community.browse')}
            </ButtonLink>
          </>
        }
      />
      <SiteSection look="band">
        <CommunityStats />
      </SiteSection>
      <SiteSection title={t('community.events.title')} lead={t('community.events.lead')}>
        <NextEvents />
        <p className="mt-6">
          <ButtonLink to="/community/events">{t('community.events.all')}</ButtonLink>
        </p>
      </SiteSection>
      <SiteSection
        look="band"
        title={t('community.topics.title')}
        lead={t('community.topics.lead')}
      >
        <PopularTopics />
        <p className="mt-6">
          <ButtonLink to="/community/forum">{t('community.topics.all')}</ButtonLink>
        </p>
      </SiteSection>
      <SiteSection
        id="resources"
        title={t('community.resources.title')}
        lead={t('community.resources.lead')}
      >
        <ResourceList />
      </SiteSection>
    </>
  );
}
