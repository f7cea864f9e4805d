import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import type { PostingContent } from '#domain/posting/posting-content.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';

/** A line of a field, where it stands, and its new wording. */
export type LineChange = {
  field: string;
  words: string;
  start: number;
  end: number;
  rewrite: string;
};

/** Wordings from the external model for lines with flagged words, on request. */
export function AiRewrites({
  content,
  onUse,
}: {
  content: PostingContent;
  onUse: (change: LineChange) => void;
}) {
  const t = useTexts();
  const cache = useQueryClient();
  const model = useQuery(api.model.load.query());
  const { description, responsibilities, requirements, niceToHave, skills } = content;
  const question = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      api.posting.suggestRewrites.call({
        description,
        responsibilities,
        requirements,
        niceToHave,
        skills,
      }),
    onSuccess: ({ isOn, left }) =>
      cache.setQueryData(api.model.load.queryKey({ input: {} }), { isOn, left }),
  });
  if (model.data === undefined) return null;
  const { isOn, left } = model.data;
  const answer = question.data?.problem === null ? question.data : null;
  const isFailed = question.isError || question.data?.problem === 'failed';
  // A line that was changed since is no longer offered.
  const items = (answer?.items ?? []).flatMap((item) => {
    const start = content[item.field].indexOf(item.words);
    return start < 0 ? [] : [{ ...item, start, end: start + item.words.length }];
  });
  return (
    <section
      aria-labelledby="ai-rewrites"
      className="flex flex-col gap-2 border-t border-line pt-4"
    >
      <h3 id="ai-rewrites" className="text-14 font-semibold">
        {t('posting.check.ai.title')}
      </h3>
      <p className="text-13 text-ink-muted">
        {t(isOn ? 'posting.check.ai.about' : 'posting.check.ai.off')}
      </p>
      {isOn && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            size="sm"
            icon={Sparkles}
            disabled={left === 0}
            busy={question.isPending}
            onClick={() => question.mutate()}
          >
            {t('posting.check.ai.ask')}
          </Button>
          <span className="text-13 text-ink-muted">{t('posting.check.ai.left', { left })}</span>
        </p>
      )}
      <div role="status" className="flex flex-col gap-1 text-13 text-ink-muted">
        {isFailed && <p className="text-danger">{t('posting.check.ai.failed')}</p>}
        {answer !== null && answer.items.length === 0 && <p>{t('posting.check.ai.none')}</p>}
        {answer !== null && answer.refused.length > 0 && (
          <p>{t('posting.check.ai.refused', { count: answer.refused.length })}</p>
        )}
      </div>
      {items.length > 0 && (
        <ul aria-label={t('posting.check.ai.title')} className="flex flex-col gap-3">
          {items.map((item) => (
            <li
              key={`${item.field} ${item.words}`}
              className="flex flex-col items-start gap-1.5 rounded-card border border-line p-3"
            >
              <p className="text-13 wrap-anywhere text-ink-muted line-through">{item.words}</p>
              <p className="text-14 wrap-anywhere">{item.rewrite}</p>
              <Button size="sm" onClick={() => onUse(item)}>
                {t('posting.check.ai.use')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
