import type { OwnPostingDetails } from '#contract/posting-own.ts';
import {
  changedFields,
  type ContentField,
  contentFields,
  type PostingContent,
} from '#domain/posting/posting-content.ts';
import { typedAmount } from '#domain/posting/salary-amount.ts';
import { ConflictCallout } from '#web/lib/conflict-callout.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useBadgeText } from '#web/lib/use-badge-text.ts';

/** Someone else saved in the meantime: shows their changes and two ways to continue. */
export default function PostingConflict({
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
  const changed = changedFields(base, theirs).filter((field) => contentFields.includes(field));
  const both = new Set(changedFields(base, mine));
  return (
    <ConflictCallout
      title={t('posting.conflict.title')}
      version={theirs.version}
      keep={{ text: t('posting.conflict.keep'), onChoose: onMerge }}
      take={{ text: t('posting.conflict.take'), onChoose: onTake }}
    >
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
    </ConflictCallout>
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
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  const text = Array.isArray(value) ? content.skills.join(', ') : String(value ?? '');
  if (text === '') return t('posting.conflict.empty');
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
