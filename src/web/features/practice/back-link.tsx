import { useTexts } from '#web/lib/texts.tsx';
import { BackLink as Back } from '#web/ui/back-link.tsx';
import { guidesPath, interviewsPath } from './practice-paths.ts';

export function BackLink({ to = 'interviews' }: { to?: 'interviews' | 'guides' }) {
  const t = useTexts();
  return to === 'guides' ? (
    <Back to={guidesPath}>{t('practice.cards.guides.title')}</Back>
  ) : (
    <Back to={interviewsPath}>{t('practice.title')}</Back>
  );
}
