import type { Me } from '#contract/account.ts';
import type { Plan, PlanPeriod } from '#domain/plan/plan-catalogue.ts';
import { SignUpLink } from '#web/lib/sign-up-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink, type ButtonLinkProps } from '#web/ui/button-link.tsx';
import { adminPlansPath, planPath } from './plan-path.ts';

type Look = Pick<ButtonLinkProps, 'size' | 'variant'>;

/**
 * What a plan's button on the price page does: a visitor opens an account, a student or member opens
 * their own plan page, with the request for this plan, and an administrator the requests.
 */
export function PlanAction({
  plan,
  period,
  look,
  me,
}: {
  plan: Plan;
  period: PlanPeriod;
  look: Look;
  me: Me | null;
}) {
  const t = useTexts();
  if (me?.kind === 'admin') {
    return (
      <ButtonLink {...look} to={adminPlansPath}>
        {t('home.plans.doors.requests')}
      </ButtonLink>
    );
  }
  const own = me && (me.kind === 'student' ? 'student' : 'company');
  if (own === plan.audience) {
    const isFirst = plan.id === 'free' || plan.id === 'starter';
    return (
      <ButtonLink
        {...look}
        to={isFirst ? planPath(own) : `${planPath(own)}?plan=${plan.id}&period=${period}`}
      >
        {isFirst
          ? t('home.plans.doors.own')
          : t('home.plans.doors.upgrade', { plan: t(`home.plans.names.${plan.id}`) })}
      </ButtonLink>
    );
  }
  if (own === 'company') {
    return (
      <ButtonLink {...look} to={planPath(own)}>
        {t('home.plans.doors.own')}
      </ButtonLink>
    );
  }
  const door = t(`home.plans.doors.${plan.id}`);
  if (plan.audience === 'student') return <SignUpLink {...look}>{door}</SignUpLink>;
  return (
    <ButtonLink {...look} to={plan.price === null ? '/contact' : '/companies/request'}>
      {door}
    </ButtonLink>
  );
}
