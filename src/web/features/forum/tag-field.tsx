import { topicFields } from '#domain/forum/post.ts';
import { tagOf } from '#domain/forum/tag-of.ts';
import { useFormState } from '#web/lib/form.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { TagInput } from '#web/ui/tag-input.tsx';

const maxSuggestions = 8;
const { max, longest } = topicFields.tags;

export const tagsIn = (value: string) => value.split('\n').filter(Boolean);

/** A topic's tags, with existing ones as suggestions. */
export function TagField({ known }: { known: readonly string[] }) {
  const t = useTexts();
  const { values, set } = useFormState();
  const tags = tagsIn(values['tags'] ?? '');
  const suggest = (typed: string) =>
    known
      .filter((tag) => tag.includes(tagOf(typed)) && !tags.includes(tag))
      .slice(0, maxSuggestions);
  return (
    <Field label={t('forum.form.tags')} help={t('forum.form.tags-help', { count: max })}>
      <TagInput
        tags={tags}
        onChange={(words) => set('tags', words.join('\n'))}
        suggest={suggest}
        nameOf={tagOf}
        most={max}
        maxLength={longest}
        labels={{
          chosen: t('forum.form.chosen'),
          suggestions: t('forum.form.offers'),
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
