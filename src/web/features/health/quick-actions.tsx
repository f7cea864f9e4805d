import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';

const actions = ['users', 'companies', 'jobs', 'analytics'] as const;

export function QuickActions() {
  const t = useTexts();
  return (
    <Card title={t('health.actions.title')}>
      <ul className="grid grid-cols-1 gap-2 min-[420px]:grid-cols-2 lg:grid-cols-1">
        {actions.map((name) => (
          <li key={name}>
            <ButtonLink to={`/admin-dashboard/${name}`} variant="secondary" className="w-full">
              {t(`health.actions.${name}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
