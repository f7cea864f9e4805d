import { CloseUp } from '#web/features/site/screenshot.tsx';
import { Screenshots } from '#web/features/site/screenshots.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { SignUpLink } from '#web/lib/sign-up-link.tsx';
import { StartButtons } from '#web/lib/start-buttons.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SiteClosing } from '#web/ui/site-closing.tsx';
import { SiteHero } from '#web/ui/site-hero.tsx';
import { SiteArrowLink, SitePoints } from '#web/ui/site-points.tsx';
import { SiteRow, SiteRows } from '#web/ui/site-row.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';
import { SiteStage } from '#web/ui/site-stage.tsx';

export const loader = pageLoader({
  texts: ['students', 'screenshots'],
  title: (t) => t('students.title'),
  description: (t) => t('students.description'),
});

const three = ['one', 'two', 'three'] as const;
const more = [
  { id: 'resume', icon: 'file-text', to: '/ai-resume-builder' },
  { id: 'interviews', icon: 'mic', to: '/mock-interviews' },
  { id: 'matching', icon: 'scale', to: '/matching' },
] as const;

export default function Students() {
  const t = useTexts();
  const row = (id: 'board' | 'apply' | 'follow') => ({
    title: t(`students.rows.${id}.title`),
    text: t(`students.rows.${id}.text`),
    points: three.map((point) => ({ id: point, text: t(`students.rows.${id}.${point}`) })),
  });
  return (
    <>
      <SiteHero
        above={t('students.title')}
        title={t('students.heading')}
        lead={t('students.lead')}
        action={<StartButtons />}
        figure={
          <SiteStage>
            <CloseUp name="applications" label={t('students.pictures.applications')} />
          </SiteStage>
        }
      />
      <Screenshots names={['jobs', 'resume', 'roadmap']} />
      <SiteRows>
        <SiteRow
          {...row('board')}
          action={<SiteArrowLink to="/job-board">{t('students.rows.board.link')}</SiteArrowLink>}
          figure={
            <SiteStage tone="accent">
              <CloseUp name="job" label={t('students.pictures.job')} />
            </SiteStage>
          }
        />
        <SiteRow
          {...row('apply')}
          flip
          action={
            <SiteArrowLink to="/ai-resume-builder">{t('students.rows.apply.link')}</SiteArrowLink>
          }
          figure={
            <SiteStage>
              <CloseUp name="resume" label={t('students.pictures.resume')} />
            </SiteStage>
          }
        />
        <SiteRow
          {...row('follow')}
          figure={
            <SiteStage tone="accent">
              <CloseUp name="messages" label={t('students.pictures.messages')} />
            </SiteStage>
          }
        />
      </SiteRows>
      <SiteSection look="band" title={t('students.more.title')} lead={t('students.more.lead')}>
        <SitePoints
          points={more.map(({ id, icon, to }) => ({
            id,
            icon,
            title: t(`students.more.${id}.title`),
            text: t(`students.more.${id}.text`),
            link: { to, text: t(`students.more.${id}.link`) },
          }))}
        />
      </SiteSection>
      <SiteClosing
        title={t('students.closing.title')}
        text={t('students.closing.text')}
        action={
          <>
            <SignUpLink size="lg" variant="primary">
              {t('common.create-your-account')}
            </SignUpLink>
            <ButtonLink to="/careers" size="lg" variant="secondary">
              {t('common.see-open-jobs')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
