import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '#web/lib/api.ts';
import { hardNavigate } from '#web/lib/hard-navigate.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import type { DialogState } from '#web/ui/dialog.tsx';

const dashboard = '/company-dashboard';

/** An invitation's page: what it is for and how this reader accepts it, or why that isn't possible. */
export function JoinTeam({
  token,
  SignOut,
}: {
  token: string;
  SignOut: (dialog: DialogState & { to: string }) => ReactNode;
}) {
  const t = useTexts();
  const [isSigningOut, setSigningOut] = useState(false);
  const { data } = useSuspenseQuery(api.team.findInvitation.query({ token }));
  const { state, reader, role } = data;
  const company = data.companyName ?? '';
  const email = data.sentTo ?? '';
  const toDashboard = (
    <ButtonLink to={dashboard} variant="primary" size="lg">
      {t('team.join.member.action')}
    </ButtonLink>
  );
  if (state !== 'open' || role === null) {
    const why = state === 'open' ? 'unknown' : state;
    return (
      <Page title={t(`team.join.${why}.title`)} lead={t(`team.join.${why}.text`)}>
        {reader === 'member' && toDashboard}
      </Page>
    );
  }
  if (reader === 'member' || reader === 'admin' || reader === 'other-account') {
    return (
      <Page
        title={t(`team.join.${reader}.title`)}
        lead={t(`team.join.${reader}.text`, { company, email })}
      >
        <div className="flex flex-wrap gap-3">
          {reader === 'member' && toDashboard}
          <Button size="lg" onClick={() => setSigningOut(true)}>
            {t('site.log-out')}
          </Button>
        </div>
        <SignOut open={isSigningOut} onClose={() => setSigningOut(false)} to={`/join/${token}`} />
      </Page>
    );
  }
  const next = `?next=${encodeURIComponent(`/join/${token}`)}`;
  return (
    <Page
      title={t('team.join.title', { company })}
      lead={t('team.join.invited', { company, role })}
    >
      {email && <p>{t('team.join.sent-to', { email })}</p>}
      {reader === 'visitor' ? (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/signup${next}`} variant="primary" size="lg">
            {t('team.join.sign-up')}
          </ButtonLink>
          <ButtonLink to={`/login${next}`} size="lg">
            {t('team.join.sign-in')}
          </ButtonLink>
        </div>
      ) : (
        <Accept token={token} company={company} />
      )}
    </Page>
  );
}

function Page({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-6 px-4 py-12 sm:py-20">
      <div>
        <h1 className="font-display text-28 font-bold wrap-anywhere sm:text-40">{title}</h1>
        <p className="mt-2 text-ink-muted">{lead}</p>
      </div>
      {children}
    </div>
  );
}

function Accept({ token, company }: { token: string; company: string }) {
  const t = useTexts();
  const keyFor = useIntentKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.team.join.call({ token }, { context: { idempotencyKey: keyFor(token) } }),
    // Another kind of account: no data of the student's pages may stay in this page.
    onSuccess: () => hardNavigate(dashboard),
  });
  return (
    <>
      <p>{t('team.join.account-change', { company })}</p>
      {error && (
        <Callout tone="danger" live title={t('team.join.failed')}>
          {t(callFailure(error))}
        </Callout>
      )}
      <Button
        variant="primary"
        size="lg"
        busy={isPending}
        busyText={t('team.join.busy')}
        onClick={() => mutate()}
      >
        {t('team.join.submit', { company })}
      </Button>
    </>
  );
}
