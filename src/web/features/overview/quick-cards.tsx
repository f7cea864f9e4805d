import {
  BarChart3,
  Bell,
  Building2,
  CalendarDays,
  ClipboardList,
  Plus,
  Star,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import type { Me } from '#contract/account.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { overviewPaths } from './overview-paths.ts';

const cards = [
  { name: 'newJob', icon: Plus, isForAll: false },
  { name: 'candidates', icon: Users, isForAll: false },
  { name: 'applications', icon: ClipboardList, isForAll: true },
  { name: 'interviews', icon: CalendarDays, isForAll: true },
  { name: 'analytics', icon: BarChart3, isForAll: false },
  { name: 'talent', icon: Star, isForAll: false },
  { name: 'notifications', icon: Bell, isForAll: true },
  { name: 'profile', icon: Building2, isForAll: false },
] as const;

/** Links to the parts of the dashboard that this member may open. */
export function QuickCards({ me }: { me: Me }) {
  const t = useTexts();
  const isInterviewer = me.company?.role === 'interviewer';
  return (
    <section aria-labelledby="quick-cards">
      <h2 id="quick-cards" className="text-16 font-semibold text-ink">
        {t('overview.cards.title')}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        {cards
          .filter(({ isForAll }) => isForAll || !isInterviewer)
          .map(({ name, icon: Icon }) => (
            <Card as="li" key={name} interactive padding="sm">
              <div className="flex items-start gap-3">
                <Icon
                  size={20}
                  strokeWidth={1.75}
                  aria-hidden="true"
                  className="mt-0.5 shrink-0 text-primary"
                />
                <div className="min-w-0">
                  <Link
                    to={overviewPaths[name]}
                    className="text-14 font-medium text-ink no-underline after:absolute after:inset-0 after:rounded-card"
                  >
                    {t(`overview.cards.${name}`)}
                  </Link>
                  <p className="mt-0.5 text-13 text-ink-muted">
                    {t(`overview.cards.${name}-text`)}
                  </p>
                </div>
              </div>
            </Card>
          ))}
      </ul>
    </section>
  );
}
