import type { DriveCard } from '#contract/drive.ts';
import type { RuleName } from '#domain/drive/judge-eligibility.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';

const tones = { eligible: 'success', ineligible: 'danger', unknown: 'info' } as const;

/** Whether the student may take part, and why. */
export function DriveEligibility({ drive, onAdd }: { drive: DriveCard; onAdd: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const ruleText = useRuleText(drive.limits);
  const { verdict, rules } = drive.eligibility;
  if (verdict === 'open') return <span>{t('drive.verdict.open')}</span>;
  const parts = format.list(
    verdict === 'unknown' ? rules.map((rule) => t(`drive.missing.${rule}`)) : [],
  );
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <Badge tone={tones[verdict]}>{t(`drive.verdict.${verdict}`)}</Badge>
      {verdict === 'ineligible' && (
        <ul className="text-13">
          {rules.map((rule) => (
            <li key={rule}>{ruleText(rule)}</li>
          ))}
        </ul>
      )}
      {verdict === 'unknown' && (
        <button
          type="button"
          onClick={onAdd}
          aria-label={t('drive.add-of', {
            parts,
            title: drive.title,
            company: drive.companyName,
          })}
          className="touch-height rounded-small text-start text-13 text-primary underline underline-offset-2"
        >
          {t('drive.add', { parts })}
        </button>
      )}
    </div>
  );
}

function useRuleText(limits: DriveCard['limits']): (rule: RuleName) => string {
  const t = useTexts();
  const { minPercent: percent, minCgpa: cgpa, batchFrom, batchTo } = limits;
  const minimum = () => {
    if (percent !== null && cgpa !== null) return t('drive.minimum.both', { percent, cgpa });
    return percent === null
      ? t('drive.minimum.cgpa', { cgpa: cgpa ?? 0 })
      : t('dashboard.percent', { percent });
  };
  const batch = () => {
    const [from, to] = [String(batchFrom), String(batchTo)];
    if (batchFrom === null) return t('drive.rule.batch-to', { to });
    if (batchTo === null) return t('drive.rule.batch-from', { from });
    if (from === to) return t('drive.rule.batch-one', { from });
    return t('drive.rule.batch-between', { from, to });
  };
  return (rule) => {
    if (rule === 'backlogs') return t('drive.rule.backlogs', { count: limits.maxBacklogs ?? 0 });
    if (rule === 'gap') return t('drive.rule.gap', { count: limits.maxGapMonths ?? 0 });
    if (rule === 'batch') return batch();
    // Results that are missing are never a failed rule.
    if (rule === 'twelfthOrDiploma') return t('drive.missing.twelfthOrDiploma');
    return t(`drive.rule.${rule}`, { minimum: minimum() });
  };
}
