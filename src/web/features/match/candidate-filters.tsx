import { useSearchParams } from 'react-router';
import { activePeriods } from '#domain/match/candidate-filter.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import {
  availabilities,
  candidateFilters,
  isFiltered,
  leastScores,
  leastYears,
} from './candidate-input.ts';

/** The posting to rank students for, and the filters. */
export function CandidateFilters({
  chosen,
  postings,
}: {
  chosen: string | undefined;
  postings: { id: string; title: string }[];
}) {
  const t = useTexts();
  const [params] = useSearchParams();
  const filters = candidateFilters(params);
  const { score, years, city, name, skills, posting } = filters;
  return (
    <ListFilters
      search={{
        value: skills,
        label: t('candidate.filters.skills'),
        placeholder: t('candidate.filters.skills-placeholder'),
      }}
      folded={
        [score, years, city, name, posting, filters.available, filters.active].filter(Boolean)
          .length
      }
      clear={
        isFiltered(params) && {
          to: posting === undefined ? '?' : `?posting=${posting}`,
          text: t('candidate.filters.clear'),
        }
      }
    >
      <Field label={t('candidate.filters.name')} className="w-full sm:w-40">
        <Input
          key={name}
          name="name"
          defaultValue={name}
          maxLength={100}
          autoComplete="off"
          placeholder={t('candidate.filters.name-placeholder')}
        />
      </Field>
      <Field label={t('candidate.filters.city')} className="w-full sm:w-36">
        <Input key={city} name="city" defaultValue={city} maxLength={100} autoComplete="off" />
      </Field>
      <FilterSelect
        name="posting"
        label={t('candidate.filters.posting')}
        value={chosen}
        all={t('candidate.filters.newest')}
        options={postings.map(({ id, title }) => ({
          value: id,
          label: title || t('dashboard.untitled-job'),
        }))}
        className="w-full sm:w-52"
      />
      <FilterSelect
        name="score"
        label={t('candidate.filters.score')}
        value={score}
        all={t('candidate.filters.any')}
        options={optionsOf(leastScores, (value) =>
          t('candidate.filters.from-score', { score: value }),
        )}
        className="w-full sm:w-32"
      />
      <FilterSelect
        name="years"
        label={t('candidate.filters.years')}
        value={years}
        all={t('candidate.filters.any')}
        options={optionsOf(leastYears, (value) =>
          t('candidate.filters.from-years', { years: Number(value) }),
        )}
        className="w-full sm:w-32"
      />
      <FilterSelect
        name="available"
        label={t('candidate.filters.availability')}
        value={filters.available}
        all={t('candidate.filters.any')}
        options={optionsOf(availabilities, (value) =>
          t(`candidate.filters.${value === 'yes' ? 'available' : 'unavailable'}`),
        )}
        className="w-full sm:w-36"
      />
      <FilterSelect
        name="active"
        label={t('candidate.filters.active')}
        value={filters.active}
        all={t('candidate.filters.any')}
        options={optionsOf(activePeriods, (value) =>
          t('candidate.filters.active-days', { days: value }),
        )}
        className="w-full sm:w-36"
      />
    </ListFilters>
  );
}
