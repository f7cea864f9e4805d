import type { LucideIcon } from 'lucide-react';
import { Link, type To } from 'react-router';
import { joinClasses } from './join-classes.ts';

type View = {
  icon: LucideIcon;
  text: string;
  to: To;
  isShown: boolean;
  onClick?: () => void;
};

/** Links between the views of a list, such as a board and a table. */
export function ViewSwitch({ label, views }: { label: string; views: readonly View[] }) {
  return (
    <nav aria-label={label} className="flex rounded-control border border-line bg-surface p-0.5">
      {views.map(({ icon: Icon, text, to, isShown, onClick }) => (
        <Link
          key={text}
          to={to}
          preventScrollReset
          aria-current={isShown ? 'true' : undefined}
          onClick={onClick}
          className={joinClasses(
            'touch-height inline-flex items-center gap-1.5 rounded-small px-2.5 py-1 text-13 no-underline',
            isShown ? 'bg-primary-soft font-medium text-primary' : 'text-ink-muted hover:text-ink',
          )}
        >
          <Icon size={16} aria-hidden="true" />
          {text}
        </Link>
      ))}
    </nav>
  );
}
