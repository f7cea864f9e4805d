import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { toast } from '#web/ui/toast-store.ts';

const known = ['sign-in-to-apply', 'not-allowed'] as const;

/** The narrow page around signing in and up. An `error` in the address is shown as a toast, and stays on the page. */
export function SignedOutPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  const t = useTexts();
  const [search] = useSearchParams();
  const error = search.get('error');
  const code = known.find((each) => each === error);
  const message = code ? t(`auth.errors.${code}`) : error?.slice(0, 200);
  useEffect(() => {
    if (message) toast({ title: message, tone: 'danger' });
  }, [message]);
  return (
    <div className="mx-auto w-full max-w-md px-4 py-12 sm:py-20">
      <h1 className="font-display text-28 font-bold sm:text-40">{title}</h1>
      <p className="mt-2 mb-8 text-ink-muted">{lead}</p>
      {message && (
        <Callout tone="danger" className="mb-6">
          {message}
        </Callout>
      )}
      {children}
    </div>
  );
}
