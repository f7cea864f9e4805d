import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { batchYears } from '#domain/posting/posting-conditions.ts';
import type { PostingContent } from '#domain/posting/posting-content.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useDebounced } from '#web/lib/use-debounced.ts';

/** How long typing pauses before students are counted again. */
const typingMs = 600;

/** How many students meet the requirements, counted again as they change. */
export function EligibleCount({ content }: { content: PostingContent }) {
  const t = useTexts();
  const input = useDebounced(JSON.stringify(inputOf(content)), typingMs);
  const { data, isError } = useQuery({
    ...api.match.countEligible.query(JSON.parse(input) as ReturnType<typeof inputOf>),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-4">
      <h3 className="text-14 font-semibold">{t('posting.check.eligible.title')}</h3>
      <p className="text-14" role="status">
        {isError
          ? t('posting.check.eligible.failed')
          : data &&
            (data.atLeast === null
              ? t('posting.check.eligible.few')
              : t('posting.check.eligible.count', { count: data.atLeast }))}
      </p>
      <p className="text-13 text-ink-muted">{t('posting.check.eligible.help')}</p>
    </div>
  );
}

const isYear = (year: number | null): year is number =>
  year !== null && year >= batchYears.first && year <= batchYears.last;

/** The requirements; what can't be counted, such as a title that is too long, is left out. */
function inputOf(content: PostingContent) {
  const { level, type, minDegree, batchFrom, batchTo, needsPermit } = content;
  const [title, location] = [content.title.trim(), content.location.trim()];
  const skills = content.skills.map((skill) => skill.trim()).filter(Boolean);
  return {
    ...(title !== '' && title.length <= 200 && { title }),
    ...(location !== '' && location.length <= 200 && { location }),
    ...(skills.length > 0 && { skills: skills.slice(0, 50) }),
    ...(level && { level }),
    ...(type === 'Internship' && { isInternship: true }),
    ...(minDegree && { minDegree }),
    ...(isYear(batchFrom) && { batchFrom }),
    ...(isYear(batchTo) && { batchTo }),
    ...(needsPermit && { needsPermit }),
  };
}
