import { useEffect, useRef } from 'react';
import type { OwnPostingDetails } from '#contract/posting-own.ts';
import {
  changedFields,
  type ContentField,
  contentFields,
  type PostingContent,
} from '#domain/posting/posting-content.ts';
import { typedAmount } from '#domain/posting/salary-amount.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useBadgeText } from '#web/lib/use-badge-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';

/** Someone else saved in the meantime: shows their changes and two ways to continue. */
export function PostingConflict({
  base,
  mine,
  theirs,
  onMerge,
  onTake,
}: {
  base: PostingContent;
  mine: PostingContent;
  theirs: OwnPostingDetails;
  onMerge: () => void;
  onTake: () => void;
}) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  // The notice is at the top of the form, and the save button at its end.
  useEffect(() => box.current?.focus(), [theirs.version]);
  const changed = changedFields(base, theirs).filter((field) => contentFields.includes(field));
  const both = new Set(changedFields(base, mine));
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 rounded-card">
      <Callout tone="warning" live title={t('posting.conflict.title')}>
        <p>{t(changed.length > 0 ? 'posting.conflict.text' : 'posting.conflict.nothing')}</p>
        {changed.length > 0 && (
          <ul className="mt-1 list-disc ps-5">
            {changed.map((field) => (
              <li key={field} className="wrap-anywhere">
                <strong className="font-semibold">{t(`posting.field.${field}`)}</strong>
                {': '}
                <ShownValue field={field} content={theirs} />
                {both.has(field) && ` (${t('posting.conflict.both')})`}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="primary" onClick={onMerge}>
            {t('posting.conflict.keep')}
          </Button>
          <Button onClick={onTake}>{t('posting.conflict.take')}</Button>
        </div>
      </Callout>
    </div>
  );
}

const maxLength = 160;

function ShownValue({ field, content }: { field: ContentField; content: PostingContent }) {
  const t = useTexts();
  const badgeText = useBadgeText();
  const value = content[field];
  if (field === 'questions')
    return t('posting.conflict.questions', { count: content.questions.length });
  if (field === 'salaryMin' || field === 'salaryMax')
    return typedAmount(content[field], content.salaryCurrency) || t('posting.conflict.empty');
  if (field === 'minDegree' && content.minDegree) return t(`posting.degree.${content.minDegree}`);
  if (field === 'skillBadge' && content.skillBadge) return badgeText(content.skillBadge);
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'posting.conflict.no');
  const text = Array.isArray(value) ? content.skills.join(', ') : String(value ?? '');
  if (text === '') return t('posting.conflict.empty');
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
