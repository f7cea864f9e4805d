import type { ReactNode } from 'react';
import type { OwnPostingDetails } from '#contract/posting-own.ts';
import type { PostingDetails as Shown } from '#contract/posting.ts';
import { deadlineOn } from '#domain/posting/deadline.ts';
import { conditionsOf } from '#domain/posting/posting-conditions.ts';
import type { PostingContent } from '#domain/posting/posting-content.ts';
import { defaultDuration } from '#domain/posting/posting.ts';
import { readMarkdown } from '#domain/posting/read-markdown.ts';
import { wholeDescription } from '#domain/posting/whole-description.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { deadlinePlaceOf } from './deadline-place.ts';
import { PostingDetails } from './posting-details.tsx';

export type ShowQuestions = (posting: Pick<Shown, 'companyName' | 'questions'>) => ReactNode;

/** A posting as students will see it, rendered by the same components. */
export function PostingPreview({
  content,
  posting,
  company,
  today,
  showQuestions,
}: {
  content: PostingContent;
  posting: OwnPostingDetails | null;
  company: { name: string; timeZone: string };
  today: Date;
  /** Renders the questions as the application form does. */
  showQuestions: ShowQuestions;
}) {
  const t = useTexts();
  const shown = shownOf(content, posting, company, today);
  return (
    <div className="flex flex-col gap-6">
      <Callout
        action={
          <ButtonLink to="?" size="sm" preventScrollReset>
            {t('posting.editor.preview-end')}
          </ButtonLink>
        }
      >
        {t('posting.editor.preview-note')}
      </Callout>
      <Card padding="lg">
        <PostingDetails
          posting={{
            ...shown,
            title: content.title.trim() || t('dashboard.untitled-job'),
          }}
        />
        {content.questions.length > 0 && <div className="mt-8">{showQuestions(shown)}</div>}
      </Card>
    </div>
  );
}

function shownOf(
  content: PostingContent,
  posting: OwnPostingDetails | null,
  company: { name: string; timeZone: string },
  today: Date,
): Shown {
  const {
    salaryMin: min,
    salaryMax: max,
    salaryCurrency: currency,
    salaryPeriod: period,
  } = content;
  const { saved, timeZone } = deadlinePlaceOf(posting, company);
  return {
    ...content,
    id: posting?.id ?? '',
    companyName: posting?.company.name ?? company.name,
    companySlug: null,
    logoId: null,
    brandVersion: null,
    duration: content.duration || defaultDuration,
    location: content.location || null,
    salary: min === null || max === null ? null : { min, max, currency, period },
    ...deadlineOn(content.deadline, saved, timeZone),
    conditions: conditionsOf(content),
    description: readMarkdown(wholeDescription(content)),
    postedAt: posting?.postedAt ?? today,
    about: posting?.company ?? null,
    country: null,
    isOpen: true,
  };
}
