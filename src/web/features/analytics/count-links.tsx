import { Link } from 'react-router';
import { useFormat } from '#web/lib/texts.tsx';

type CountLink = { to: string; text: string; count: number };

/** Counts, each with a link to what it counts. */
export function CountLinks({ links }: { links: readonly CountLink[] }) {
  const format = useFormat();
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line text-14">
      {links.map(({ to, text, count }) => (
        <li key={to} className="relative flex items-center justify-between gap-3 hover:bg-hover">
          <Link
            to={to}
            className="inline-flex min-h-10 touch-height items-center text-ink underline-offset-2 after:absolute after:inset-0"
          >
            {text}
          </Link>
          <span className="font-semibold text-ink tabular-nums">{format.number(count)}</span>
        </li>
      ))}
    </ul>
  );
}
