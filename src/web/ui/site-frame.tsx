import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';

/** Public page: header, the page as skip target, footer; text at 16. */
export function SiteFrame({
  skipText,
  header,
  footer,
  children,
}: {
  skipText: string;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col text-16">
      <SkipLink>{skipText}</SkipLink>
      {header}
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      {footer}
    </div>
  );
}
