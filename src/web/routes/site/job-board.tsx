import { useSuspenseQuery } from '@tanstack/react-query';
import { PostingCard } from '#web/features/posting/posting-card.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { SignUpLink } from '#web/lib/sign-up-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FirstRung } from '#web/ui/first-rung.tsx';
import { SiteClosing } from '#web/ui/site-closing.tsx';
import { SiteHero } from '#web/ui/site-hero.tsx';
import { SitePoints } from '#web/ui/site-points.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';
import { SiteStage } from '#web/ui/site-stage.tsx';

export const loader = pageLoader({
  texts: ['job-board', 'careers', 'posting-kind'],
  prefetch: ({ api: client, load }) => load(client.posting.list.query(newest)),
  title: (t) => t('job-board.title'),
  description: (t) => t('job-board.description'),
});

const newest = { limit: 6 };
const rules = [
  { id: 'complete', icon: 'clipboard-check' },
  { id: 'approved', icon: 'badge-check' },
  { id: 'current', icon: 'calendar-clock' },
  { id: 'answered', icon: 'eye' },
] as const;

export default function JobBoard() {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.posting.list.query(newest));
  const { count, capped } = data.total;
  return (
    <>
      <SiteHero
        above={t('job-board.title')}
        title={t('job-board.heading')}
        lead={t('job-board.lead')}
        action={
          <>
            <ButtonLink to="/careers" size="lg" variant="primary">
              {t('job-board.all')}
            </ButtonLink>
            <SignUpLink size="lg" variant="secondary">
              {t('common.create-your-account')}
            </SignUpLink>
          </>
        }
        figure={
          <SiteStage tone="accent">
            <FirstRung className="mx-auto h-auto w-72" />
          </SiteStage>
        }
      />
      <SiteSection
        look="band"
        title={t('job-board.newest')}
        lead={
          capped ? t('job-board.newest-capped', { count }) : t('job-board.newest-lead', { count })
        }
      >
        {data.items.length === 0 ? (
          <EmptyState title={t('careers.empty.title')} description={t('careers.empty.text')} />
        ) : (
          <>
            <ul className="grid gap-4 md:grid-cols-2">
              {data.items.map((posting) => (
                <li key={posting.id}>
                  <PostingCard posting={posting} />
                </li>
              ))}
            </ul>
            <div className="mt-8">
              <ButtonLink to="/careers" size="lg">
                {t('job-board.all')}
              </ButtonLink>
            </div>
          </>
        )}
      </SiteSection>
      <SiteSection title={t('job-board.rules.title')}>
        <SitePoints
          columns={4}
          points={rules.map(({ id, icon }) => ({
            id,
            icon,
            title: t(`job-board.rules.${id}.title`),
            text: t(`job-board.rules.${id}.text`),
          }))}
        />
      </SiteSection>
      <SiteClosing
        title={t('job-board.closing.title')}
        text={t('job-board.closing.text')}
        action={
          <>
            <ButtonLink to="/companies/request" size="lg" variant="primary">
              {t('job-board.closing.action')}
            </ButtonLink>
            <ButtonLink to="/companies" size="lg" variant="secondary">
              {t('common.for-companies')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
