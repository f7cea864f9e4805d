import { useSuspenseQuery } from '@tanstack/react-query';
import { FileText, MessageCircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router';
import { homePath } from '#domain/home/home-paths.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';

const icons = { resume: FileText, questions: MessageCircleQuestionMark };
const paths = { resume: `${homePath}/resume`, questions: `${homePath}/interview-questions` };

/** Tools that the student has not used yet. */
export function Promos({ isNew }: { isNew: boolean }) {
  const t = useTexts();
  const { used } = useSuspenseQuery(api.home.load.query()).data;
  const shown = (['resume', 'questions'] as const).filter(
    // The first steps offer a resume already.
    (tool) => !used[tool] && !(isNew && tool === 'resume'),
  );
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {shown.map((tool) => {
        const Icon = icons[tool];
        return (
          <li
            key={tool}
            className="relative flex gap-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-line-strong sm:p-5"
          >
            <Icon
              size={20}
              strokeWidth={1.75}
              aria-hidden="true"
              className="mt-0.5 shrink-0 text-primary"
            />
            <div className="min-w-0">
              <h2 className="text-16 font-semibold text-ink">
                {t(`student-home.promo.${tool}.title`)}
              </h2>
              <p className="mt-0.5 text-13 text-ink-muted">
                {t(`student-home.promo.${tool}.text`)}
              </p>
              <Link
                to={paths[tool]}
                className="mt-2 inline-block text-13 text-primary underline underline-offset-4 after:absolute after:inset-0 after:rounded-card"
              >
                {t(`student-home.promo.${tool}.action`)}
              </Link>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
