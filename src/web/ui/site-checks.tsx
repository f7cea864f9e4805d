import type { ReactNode } from 'react';
import { SiteIcon } from './site-icon.tsx';

const marks = {
  yes: { icon: 'check', look: 'text-success-mark' },
  no: { icon: 'x', look: 'text-ink-subtle' },
  warning: { icon: 'triangle-exclamation-point', look: 'text-warning-mark' },
} as const;

/** A list of short statements, each with a mark that repeats the meaning of the heading. */
export function SiteChecks({
  items,
  tone = 'yes',
}: {
  items: readonly { id: string; text: ReactNode }[];
  tone?: keyof typeof marks;
}) {
  const { icon, look } = marks[tone];
  return (
    <ul className="grid max-w-text content-start gap-3">
      {items.map(({ id, text }) => (
        <li key={id} className="flex gap-3">
          <SiteIcon name={icon} className={`mt-0.5 shrink-0 ${look}`} />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}
