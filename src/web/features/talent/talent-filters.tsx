import { useSearchParams } from 'react-router';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { availabilities, talentFilters } from './talent-input.ts';

type Props = { tags: readonly string[]; postings: readonly { id: string; title: string }[] };

export function TalentFilters({ tags, postings }: Props) {
  const t = useTexts();
  const [params] = useSearchParams();
  const { search, tag, skills, available, posting } = talentFilters(params);
  return (
    <ListFilters
      search={{
        value: search,
        label: t('talent.filters.search'),
        placeholder: t('talent.filters.search-placeholder'),
      }}
      folded={[tag, skills, available, posting].filter(Boolean).length}
      clear={
        Boolean(search || tag || skills || available || posting) && {
          to: '?',
          text: t('talent.filters.clear'),
        }
      }
    >
      <Field label={t('talent.filters.skills')} className="w-full sm:w-40">
        <Input
          key={skills}
          name="skills"
          defaultValue={skills}
          maxLength={100}
          autoComplete="off"
          placeholder={t('talent.filters.skills-placeholder')}
        />
      </Field>
      <FilterSelect
        name="tag"
        label={t('talent.filters.tag')}
        value={tag}
        all={t('talent.filters.any')}
        options={tags.map((value) => ({ value, label: value }))}
        className="w-full sm:w-36"
      />
      <FilterSelect
        name="available"
        label={t('talent.filters.availability')}
        value={available}
        all={t('talent.filters.any')}
        options={availabilities.map((value) => ({
          value,
          label: t(value === 'yes' ? 'talent.available' : 'talent.unavailable'),
        }))}
        className="w-full sm:w-36"
      />
      <FilterSelect
        name="posting"
        label={t('talent.filters.posting')}
        value={posting}
        all={t('talent.filters.any')}
        options={postings.map(({ id, title }) => ({
          value: id,
          label: title || t('talent.untitled'),
        }))}
        className="w-full sm:w-52"
      />
    </ListFilters>
  );
}
