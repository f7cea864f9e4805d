import { findInflation } from '#domain/posting-check/find-inflation.ts';
import type { PostingContent } from '#domain/posting/posting-content.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { FieldLink } from '#web/ui/field-link.tsx';

/** Requirements beyond the posting's level, each with a link to its field. */
export function InflationList({ content }: { content: PostingContent }) {
  const t = useTexts();
  const found = findInflation(content);
  if (found.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-14 font-semibold" id="inflated">
        {t('posting.check.inflated')}
      </h3>
      <ul aria-labelledby="inflated" className="flex flex-col gap-2 text-14">
        {found.map((each) => (
          <li key={each.kind}>
            <FieldLink to={each.field}>
              {each.kind === 'years'
                ? t('posting.check.inflation.years', { asked: each.asked, most: each.most })
                : each.kind === 'skills'
                  ? t('posting.check.inflation.skills', { count: each.count, most: each.most })
                  : t('posting.check.inflation.degree')}
            </FieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
