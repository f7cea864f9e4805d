import { lazy, Suspense, useState } from 'react';
import type { Me } from '#contract/account.ts';
import { homeOf } from '#domain/account/home-of.ts';
import { NotConfirmed } from '#web/lib/not-confirmed.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const DeleteAccount = lazy(() =>
  import('./delete-account.tsx').then(({ DeleteAccount: Dialog }) => ({
    default: Dialog,
  })),
);

export function AccountSettings({ me }: { me: Me }) {
  const t = useTexts();
  const [isAsking, setAsking] = useState<boolean | null>(null);
  return (
    <div className="flex flex-col gap-6">
      <NotConfirmed />
      <Card
        as="section"
        title={t('settings.account.profile')}
        description={t('settings.account.profile-text')}
      >
        <ButtonLink to={`${homeOf(me.kind)}/update-profile`}>
          {t('settings.account.to-profile')}
        </ButtonLink>
      </Card>
      {me.kind !== 'admin' && (
        <Card as="section" title={t('settings.account.plan')}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-14 text-ink-muted">
              {t('settings.account.plan-text')} <Badge>{t('settings.account.free')}</Badge>
            </p>
            <ButtonLink to="/#pricing">{t('settings.account.upgrade')}</ButtonLink>
          </div>
        </Card>
      )}
      <Card
        as="section"
        title={t('settings.account.delete')}
        description={t('settings.account.delete-text')}
      >
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('settings.account.delete')}
        </Button>
      </Card>
      {isAsking !== null && (
        <Suspense>
          <DeleteAccount me={me} open={isAsking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
