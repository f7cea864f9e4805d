import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';

/** The frame of public pages: header, skip target, footer; body text at 16 px. */
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
