import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ArticleDetails } from '#contract/article.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { guideLink, interviewsPath } from './practice-paths.ts';

/** The guides before and after this one, and the way to practise. */
export function GuideSteps({ older, newer }: Pick<ArticleDetails, 'older' | 'newer'>) {
  const t = useTexts();
  return (
    <nav
      aria-label={t('practice.more-guides')}
      className="mt-10 flex flex-wrap justify-between gap-3 border-t border-line pt-6"
    >
      {older && (
        <ButtonLink to={guideLink(older.slug)} icon={ArrowLeft}>
          {older.title}
        </ButtonLink>
      )}
      {newer ? (
        <ButtonLink to={guideLink(newer.slug)} icon={ArrowRight}>
          {newer.title}
        </ButtonLink>
      ) : (
        <ButtonLink to={interviewsPath} variant="primary">
          {t('practice.charts.begin')}
        </ButtonLink>
      )}
    </nav>
  );
}
