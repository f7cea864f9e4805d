import type { PostingFlag } from '#domain/posting-check/check-posting.ts';
import { lawNames } from '#domain/posting-check/law-names.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldLink } from '#web/ui/field-link.tsx';

/** Flagged words with the reason and their rewrites. */
export function CheckFlag({
  flag,
  onShow,
  onRewrite,
}: {
  flag: PostingFlag;
  onShow: () => void;
  onRewrite: (rewrite: string) => void;
}) {
  const t = useTexts();
  const { words, category, law, rewrites, field, gain } = flag;
  return (
    <li className="flex flex-col gap-1.5 rounded-card border border-line p-3">
      <p className="flex flex-wrap items-center gap-2 text-14">
        <strong className="font-semibold wrap-anywhere">“{words}”</strong>
        <Badge tone={law === null ? 'warning' : 'danger'}>
          {t(law === null ? 'posting.check.advice' : 'posting.check.unlawful')}
        </Badge>
      </p>
      <p className="text-13 text-ink-muted">
        {t('common.labeled', {
          label: t(`posting.field.${field}`),
          value: t(`posting.check.reason.${category}`),
        })}
      </p>
      {law !== null && <p className="text-13 text-ink-muted">{lawNames[law]}</p>}
      {field === 'questions' ? (
        <FieldLink to="questions" className="text-13">
          {t('posting.check.in-questions')}
        </FieldLink>
      ) : (
        <p className="flex flex-wrap items-center gap-1.5">
          {rewrites.map((rewrite) => (
            <Button key={rewrite} size="sm" onClick={() => onRewrite(rewrite)}>
              {rewrite === ''
                ? t('posting.check.remove', { words })
                : t('posting.check.replace', { rewrite })}
            </Button>
          ))}
          <Button size="sm" variant="ghost" onClick={onShow}>
            {t('posting.check.show', { words })}
          </Button>
          {gain > 0 && (
            <span className="text-13 text-ink-muted tabular-nums">
              {t('posting.check.gain', { points: gain })}
            </span>
          )}
        </p>
      )}
    </li>
  );
}
