import { useSearchParams } from 'react-router';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
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
          text: t('dashboard.clear-filters'),
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
        all={t('dashboard.any')}
        options={optionsOf(tags, (value) => value)}
        className="w-full sm:w-36"
      />
      <FilterSelect
        name="available"
        label={t('dashboard.availability')}
        value={available}
        all={t('dashboard.any')}
        options={optionsOf(availabilities, (value) =>
          t(value === 'yes' ? 'dashboard.available' : 'dashboard.not-available'),
        )}
        className="w-full sm:w-36"
      />
      <FilterSelect
        name="posting"
        label={t('talent.filters.posting')}
        value={posting}
        all={t('dashboard.any')}
        options={postings.map(({ id, title }) => ({
          value: id,
          label: title || t('dashboard.untitled-job'),
        }))}
        className="w-full sm:w-52"
      />
    </ListFilters>
  );
}
