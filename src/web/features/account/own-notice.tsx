import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { isLinkProblem, ownNoticeIn } from '#domain/account/own-notices.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Shows the result of a mailed link or of requesting one; only known notices are shown. */
export function OwnNotice() {
  const t = useTexts();
  const [search] = useSearchParams();
  const notice = ownNoticeIn(search);
  const title = notice && t(`auth.notices.${notice}.title`);
  const text = notice && t(`auth.notices.${notice}.text`);
  const isProblem = notice !== undefined && isLinkProblem(notice);
  useEffect(() => {
    if (title) toast({ title, description: text, tone: isProblem ? 'neutral' : 'success' });
  }, [title, text, isProblem]);
  if (!title) return null;
  return (
    <Callout tone={isProblem ? 'warning' : 'success'} title={title}>
      {text}
    </Callout>
  );
}
