import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from './button-class.ts';

export type PagerProps = {
  /** Label of the navigation landmark: 'Pagination: applications'. */
  label: string;
  /** '1–20 of 134'. */
  summary?: string | undefined;
  newerText: string;
  olderText: string;
  /** URL of the newer page; omitted on the first page. */
  newer?: string | undefined;
  older?: string | undefined;
};

/** Keyset pagination: links to the previous and next page. Renders nothing for a single page. */
export function Pager({ label, summary, newerText, olderText, newer, older }: PagerProps) {
  if (!newer && !older && !summary) return null;
  const turnable = Boolean(newer || older);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-13 text-ink-muted tabular-nums">{summary}</p>
      {turnable && (
        <div className="flex gap-2">
          <Step to={newer} text={newerText} rel="prev" />
          <Step to={older} text={olderText} rel="next" />
        </div>
      )}
    </nav>
  );
}

function Step({ to, text, rel }: { to: string | undefined; text: string; rel: 'prev' | 'next' }) {
  const content = (
    <>
      {rel === 'prev' && (
        <ChevronLeft size={16} aria-hidden="true" className="-ms-1 me-1 rtl:-scale-x-100" />
      )}
      {text}
      {rel === 'next' && (
        <ChevronRight size={16} aria-hidden="true" className="ms-1 -me-1 rtl:-scale-x-100" />
      )}
    </>
  );
  const className = buttonClass('secondary', 'sm');
  return to ? (
    <Link to={to} rel={rel} className={className} preventScrollReset={false}>
      {content}
    </Link>
  ) : (
    <span aria-hidden="true" className={`${className} pointer-events-none text-ink-subtle!`}>
      {content}
    </span>
  );
}
