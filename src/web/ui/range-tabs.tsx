import { Link } from 'react-router';
import { joinClasses } from './join-classes.ts';
import { tabClass, tabListClass } from './tab-class.ts';

export type RangeTabsProps = {
  label: string;
  ranges: readonly { range: string; name: string; to: string; isCurrent: boolean }[];
};

/** Periods to choose from, as links on the same page. */
export function RangeTabs({ label, ranges }: RangeTabsProps) {
  return (
    <nav aria-label={label} className={joinClasses(tabListClass, 'min-w-0')}>
      {ranges.map(({ range, name, to, isCurrent }) => (
        <Link
          key={range}
          to={to}
          preventScrollReset
          aria-current={isCurrent ? 'page' : undefined}
          className={joinClasses(
            tabClass,
            'aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:after:bg-primary',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
