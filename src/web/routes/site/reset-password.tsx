import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { NewLink, ResetForm } from '#web/features/account/reset-form.tsx';
import { SignedOutPage } from '#web/features/account/signed-out-page.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useRefusedForm } from '#web/lib/use-refused-form.ts';
import { Callout } from '#web/ui/callout.tsx';

const inputOf = (token: string | null | undefined) => ({ token: (token ?? '').slice(0, 200) });

export const loader = pageLoader({
  texts: ['auth', 'refusal'],
  prefetch: async ({ api: inProcess, cache, url, context }) => {
    const token = context.refusedForm?.values['token'] ?? url.searchParams.get('token');
    await Promise.all([
      cache.fetchQuery(inProcess.account.findLink.queryOptions({ input: inputOf(token) })),
      cache.fetchQuery(inProcess.account.loadSignInOptions.queryOptions({ input: {} })),
    ]);
  },
  title: (t) => t('auth.reset.title'),
});

export default function ResetPassword() {
  const t = useTexts();
  const [search] = useSearchParams();
  const refused = useRefusedForm();
  const input = inputOf(refused?.values['token'] ?? search.get('token'));
  const { data: entry } = useSuspenseQuery(
    api.account.loadSignInOptions.queryOptions({ input: {} }),
  );
  const { data: link } = useSuspenseQuery(api.account.findLink.queryOptions({ input }));
  if (link.state === 'good') {
    return (
      <SignedOutPage title={t('auth.reset.title')} lead={t('auth.reset.lead')}>
        <ResetForm token={input.token} minimum={entry.minPasswordLength} />
      </SignedOutPage>
    );
  }
  const texts = {
    used: refusalText.LINK_USED,
    expired: refusalText.LINK_EXPIRED,
    unknown: refusalText.LINK_UNKNOWN,
  } as const;
  return (
    <SignedOutPage title={t('auth.reset.title')}>
      <Callout tone="warning" action={<NewLink />}>
        {t(input.token ? texts[link.state] : 'auth.reset.missing')}
      </Callout>
    </SignedOutPage>
  );
}
