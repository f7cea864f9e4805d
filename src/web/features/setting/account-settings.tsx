import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Me } from '#contract/account.ts';
import { homeOf } from '#domain/account/home-of.ts';
import { NotConfirmed } from '#web/lib/not-confirmed.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const DeleteAccount = lazy(() => import('./delete-account.tsx'));

export function AccountSettings({
  me,
  plan,
}: {
  me: Me;
  /** The plan, provided by the plan feature. */
  plan: ReactNode;
}) {
  const t = useTexts();
  const [isAsking, setAsking] = useState<boolean | null>(null);
  return (
    <div className="flex flex-col gap-6">
      <NotConfirmed />
      <Card title={t('site.profile')} description={t('settings.account.profile-text')}>
        <ButtonLink to={`${homeOf(me.kind)}/update-profile`}>
          {t('settings.account.to-profile')}
        </ButtonLink>
      </Card>
      {plan}
      <Card title={t('settings.delete.submit')} description={t('settings.account.delete-text')}>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('settings.delete.submit')}
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
