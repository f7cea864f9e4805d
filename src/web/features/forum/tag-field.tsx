import { topicFields } from '#domain/forum/post.ts';
import { tagOf } from '#domain/forum/tag-of.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { WordInput } from '#web/ui/word-input.tsx';

const mostOffers = 8;

const { max, longest } = topicFields.tags;

/** The tags of a topic; those in use are offered. */
export function TagField({
  tags,
  known,
  onChange,
}: {
  tags: string[];
  known: readonly string[];
  onChange: (tags: string[]) => void;
}) {
  const t = useTexts();
  const offers = (typed: string) =>
    known.filter((tag) => tag.includes(tagOf(typed)) && !tags.includes(tag)).slice(0, mostOffers);
  return (
    <Field label={t('forum.form.tags')} help={t('forum.form.tags-help', { count: max })}>
      <WordInput
        words={tags}
        onChange={onChange}
        offers={offers}
        nameOf={tagOf}
        most={max}
        maxLength={longest}
        labels={{
          chosen: t('forum.form.chosen'),
          offers: t('forum.form.offers'),
          remove: (word) => t('forum.form.remove-tag', { word }),
          add: (word) => t('forum.form.add-tag', { word }),
          added: (word) => t('forum.form.added-tag', { word }),
          removed: (word) => t('forum.form.removed-tag', { word }),
          found: (count) => t('forum.form.found-tags', { count }),
        }}
      />
    </Field>
  );
}
