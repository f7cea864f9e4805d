import { Check, Minus, X } from 'lucide-react';
import type { ShownBadge, Verification } from '#contract/credential.ts';
import { checkNames, type CheckState } from '#domain/credential/credential.ts';
import { readableEvidence } from '#domain/credential/readable-evidence.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Callout, type CalloutProps } from '#web/ui/callout.tsx';

type Answer = Verification['verdict'] | 'no-badge' | 'other-site';

const tones: Record<Answer, NonNullable<CalloutProps['tone']>> = {
  valid: 'success',
  altered: 'danger',
  expired: 'warning',
  revoked: 'danger',
  'compromised-key': 'danger',
  'unknown-issuer': 'warning',
  'not-a-badge': 'warning',
  unchecked: 'info',
  'no-badge': 'warning',
  'other-site': 'info',
};

/** The one answer to a verification, and what it rests on. */
export function VerificationResult({ shown }: { shown: ShownBadge }) {
  const t = useTexts();
  const format = useFormat();
  const verification = shown.state === 'checked' ? shown.verification : null;
  const dates = useDates(verification?.badge ?? null);
  const fault = shown.state === 'checked' ? shown.fault : null;
  const answer: Answer = shown.state === 'checked' ? shown.verification.verdict : shown.state;
  return (
    <div className="@container flex flex-col gap-4">
      <Callout
        tone={verification?.isReference && answer === 'valid' ? 'info' : tones[answer]}
        title={t(`verdict.${answer}.title`)}
        live
      >
        {t(fault ? `verdict.fault.${fault}` : `verdict.${answer}.text`)}
        {answer === 'valid' && verification?.isReference && (
          <p className="mt-1 font-medium">{t('verdict.reference')}</p>
        )}
        {verification?.compromisedAt && (
          <p className="mt-1">
            {t('verdict.compromised-since', { date: format.date(verification.compromisedAt) })}
          </p>
        )}
        {answer === 'expired' && dates && (
          <p className="mt-1">{t('verdict.says.period', { dates })}</p>
        )}
        {verification?.revokedAt && (
          <p className="mt-1">
            {t('verdict.revoked-on', { date: format.date(verification.revokedAt) })}
          </p>
        )}
        {verification?.reason && (
          <p className="mt-1">{t('verdict.reason', { reason: verification.reason })}</p>
        )}
      </Callout>
      {verification?.badge && <Facts verification={verification} badge={verification.badge} />}
    </div>
  );
}

type FactsProps = {
  verification: Verification;
  badge: NonNullable<Verification['badge']>;
};

function Facts({ verification: { checks, compromisedAt, isOwn }, badge }: FactsProps) {
  const t = useTexts();
  const format = useFormat();
  const dates = useDates(badge);
  const rows = [
    { name: 'title', text: badge.title },
    { name: 'holder', text: badge.holder },
    { name: 'issuer', text: badge.issuer },
    {
      name: 'narrative',
      text: isOwn ? readableEvidence(badge.narrative, format.day) : badge.narrative,
    },
    { name: 'dates', text: dates },
  ] as const;
  return (
    <div className="grid gap-6 rounded-card border border-line bg-surface p-4 @lg:p-6 @2xl:grid-cols-2">
      <section>
        <h3 className="text-16 font-semibold">{t('verdict.facts')}</h3>
        <dl className="mt-3 flex flex-col gap-3 text-14">
          {rows.map(
            ({ name, text }) =>
              text && (
                <div key={name}>
                  <dt className="text-13 text-ink-muted">{t(`verdict.says.${name}`)}</dt>
                  <dd className="wrap-anywhere">{text}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      <section>
        <h3 className="text-16 font-semibold">{t('verdict.checks')}</h3>
        <ul className="mt-3 flex flex-col gap-2 text-14">
          {checkNames.map((name) => (
            <li key={name} className="flex gap-2">
              <Mark state={checks[name]} />
              {name === 'log' && compromisedAt
                ? t('verdict.check.log.late')
                : t(`verdict.check.${name}.${checks[name]}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const marks = {
  good: { icon: Check, look: 'text-success' },
  bad: { icon: X, look: 'text-danger' },
  unchecked: { icon: Minus, look: 'text-ink-subtle' },
};

function Mark({ state }: { state: CheckState }) {
  const { icon: Icon, look } = marks[state];
  return <Icon size={18} aria-hidden="true" className={`mt-0.5 shrink-0 ${look}`} />;
}

function useDates(badge: FactsProps['badge'] | null): string | null {
  const { validFrom = null, validUntil = null } = badge ?? {};
  const t = useTexts();
  const format = useFormat();
  const from = validFrom && format.date(validFrom);
  const until = validUntil && format.date(validUntil);
  if (from && until) return t('verdict.says.between', { from, until });
  if (from) return t('verdict.says.from', { from });
  return until && t('verdict.says.until', { until });
}
