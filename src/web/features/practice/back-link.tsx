import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { guidesPath, interviewsPath } from './practice-paths.ts';

/** Above the title of a page: the way back to the page that leads to it. */
export function BackLink({ to = 'interviews' }: { to?: 'interviews' | 'guides' }) {
  const t = useTexts();
  return (
    <Link
      to={to === 'guides' ? guidesPath : interviewsPath}
      className="inline-flex touch-height items-center gap-1 text-ink-muted underline underline-offset-2 hover:text-ink"
    >
      <ArrowLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />
      {t(to === 'guides' ? 'practice.cards.guides.title' : 'practice.title')}
    </Link>
  );
}
