import type { Me } from '#contract/account.ts';
import { isSmaller, type Plan, type PlanPeriod } from '#domain/plan/plan-catalogue.ts';
import { SignUpLink } from '#web/lib/sign-up-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink, type ButtonLinkProps } from '#web/ui/button-link.tsx';
import { adminPlansPath, planPath } from './plan-path.ts';

type Look = Pick<ButtonLinkProps, 'size' | 'variant'>;

/**
 * What a plan's button on the price page does: a visitor opens an account, a student or member opens
 * their own plan page, with the request for a larger plan, and an administrator the requests.
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
  if (me?.plan === plan.id && own) {
    return (
      <ButtonLink {...look} to={planPath(own)}>
        {t('home.plans.doors.own')}
      </ButtonLink>
    );
  }
  if (me?.plan && isSmaller(me.plan, plan.id) && own) {
    return (
      <ButtonLink {...look} to={`${planPath(own)}?plan=${plan.id}&period=${period}`}>
        {t('home.plans.doors.upgrade', { plan: t(`home.plans.names.${plan.id}`) })}
      </ButtonLink>
    );
  }
  // Downgrades start on the user's plan page, and student plans are of no use to a company.
  if (own === plan.audience || own === 'company') return null;
  const door = t(`home.plans.doors.${plan.id}`);
  if (plan.audience === 'student') return <SignUpLink {...look}>{door}</SignUpLink>;
  return (
    <ButtonLink {...look} to={plan.price === null ? '/contact' : '/companies/request'}>
      {door}
    </ButtonLink>
  );
}
