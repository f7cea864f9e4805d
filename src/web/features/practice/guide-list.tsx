import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { guideLink } from './practice-paths.ts';

export const guidesQuery = () => api.practice.listGuides.query();

export function GuideList() {
  const t = useTexts();
  const { items } = useSuspenseQuery(guidesQuery()).data;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {items.map(({ slug, title, description, minutes }) => (
        <Card key={slug} as="li" interactive className="flex flex-col">
          <h2 className="text-16 font-semibold">
            <Link
              to={guideLink(slug)}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </Link>
          </h2>
          <p className="mt-1 grow text-14 text-ink-muted">{description}</p>
          <p className="mt-4 text-13 text-ink-muted">{t('reading.minutes', { minutes })}</p>
        </Card>
      ))}
    </ul>
  );
}
