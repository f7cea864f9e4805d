import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** Above the title of a page: the way back to the page that leads to it. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex touch-height items-center gap-1 text-ink-muted underline underline-offset-2 hover:text-ink"
    >
      <ArrowLeft size={16} aria-hidden="true" className="rtl:rotate-180" />
      {children}
    </Link>
  );
}
