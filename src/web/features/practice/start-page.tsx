import type { ReactNode } from 'react';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BackLink } from './back-link.tsx';
import { FeedbackMethod } from './finished-session.tsx';
import { QuotaNote } from './quota-note.tsx';

type Props = { title: string; purpose: string; children: ReactNode };

/** Around the form that starts a session: what the plan has left, and how feedback is made. */
export function StartPage({ title, purpose, children }: Props) {
  return (
    <>
      <PageHeader above={<BackLink />} title={title} purpose={purpose} />
      <div className="mt-6 flex max-w-text flex-col gap-6">
        <QuotaNote />
        {children}
        <FeedbackMethod />
      </div>
    </>
  );
}
