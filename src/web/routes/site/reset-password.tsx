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
  prefetch: async ({ api: inProcess, load, url, context }) => {
    const token = context.refusedForm?.values['token'] ?? url.searchParams.get('token');
    await Promise.all([
      load(inProcess.account.findLink.query(inputOf(token))),
      load(inProcess.account.loadSignInOptions.query()),
    ]);
  },
  title: (t) => t('auth.reset.title'),
});

export default function ResetPassword() {
  const t = useTexts();
  const [search] = useSearchParams();
  const refused = useRefusedForm();
  const input = inputOf(refused?.values['token'] ?? search.get('token'));
  const { data: entry } = useSuspenseQuery(api.account.loadSignInOptions.query());
  const { data: link } = useSuspenseQuery(api.account.findLink.query(input));
  if (link.state === 'good') {
    const kind = link.isFirst ? 'first-password' : 'reset';
    return (
      <SignedOutPage title={t(`auth.${kind}.title`)} lead={t(`auth.${kind}.lead`)}>
        <ResetForm kind={kind} token={input.token} minimum={entry.minPasswordLength} />
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
