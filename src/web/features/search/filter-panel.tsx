import { memo, type ReactNode } from 'react';
import type { FoundPostings } from '#contract/search.ts';
import { postingCategories, postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { type Workplace, workplaces } from '#domain/posting/workplace.ts';
import type { SearchUrl } from '#domain/search/search-url.ts';
import { deadlineDays, type FacetName, postedDays } from '#domain/search/search.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { usePostingKind } from '#web/lib/use-posting-kind.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { SalaryRange } from './salary-range.tsx';
import { searchFormId } from './search-ids.ts';
import type { SearchPlace } from './search-place.ts';
import { useSourceName } from './source-badge.tsx';

type Props = {
  address: SearchUrl;
  query: URLSearchParams;
  place: SearchPlace;
  facets: FoundPostings['facets'] | undefined;
};

/** All filters, each option with its result count. */
export const FilterPanel = memo(function FilterPanel({ address, query, place, facets }: Props) {
  const t = useTexts();
  const sourceName = useSourceName();
  const kindText = usePostingKind();
  const sources = new Set([
    ...(facets?.source.map(({ value }) => value) ?? []),
    ...address.sources,
  ]);
  const group = (
    name: FacetName,
    values: readonly string[],
    selected: readonly string[],
    labelOf: (value: string) => string,
  ) => (
    <FacetGroup
      name={name}
      values={values.map((value) => [value, labelOf(value)])}
      chosen={selected}
      counts={facets?.[name]}
    />
  );
  return (
    <div className="flex flex-col gap-6">
      {group('type', postingTypes, address.types, kindText)}
      {group('workplace', workplaces, address.workplaces, (value) =>
        t(`common.workplaces.${value as Workplace}`),
      )}
      <Group title={t(`search.filters.salary-${address.unit}`)}>
        <SalaryRange address={address} query={query} place={place} />
      </Group>
      {group('level', postingLevels, address.levels, kindText)}
      {group('category', postingCategories, address.categories, kindText)}
      <Field label={t('search.filters.posted')}>
        <Select
          name="posted"
          form={searchFormId}
          defaultValue={address.posted ?? ''}
          placeholder={t('search.filters.any-posted')}
          options={postedDays.map((days) => ({
            value: String(days),
            label: t('search.filters.posted-within', { days }),
          }))}
        />
      </Field>
      {place.isStudents && (
        <Field label={t('search.filters.deadline')}>
          <Select
            name="deadline"
            form={searchFormId}
            defaultValue={address.deadline ?? ''}
            placeholder={t('search.filters.any-deadline')}
            options={deadlineDays.map((days) => ({
              value: String(days),
              label: t('search.filters.deadline-within', { days }),
            }))}
          />
        </Field>
      )}
      {sources.size > 1 && group('source', [...sources], address.sources, sourceName)}
      <span className="hidden noscript:contents">
        <Button type="submit" form={searchFormId} variant="primary">
          {t('search.filters.apply')}
        </Button>
      </span>
    </div>
  );
});

function FacetGroup({
  name,
  values,
  chosen,
  counts,
}: {
  name: FacetName;
  values: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
  counts: readonly { value: string; count: number }[] | undefined;
}) {
  const t = useTexts();
  const countOf = new Map(counts?.map(({ value, count }) => [value, count]));
  return (
    <Group title={t(`search.filters.${name}`)}>
      {values.map(([value, label]) => (
        <Facet
          key={value}
          name={name}
          value={value}
          label={label}
          isOn={chosen.includes(value)}
          count={counts && (countOf.get(value) ?? 0)}
        />
      ))}
    </Group>
  );
}

function Facet(props: {
  name: string;
  value: string;
  label: string;
  isOn: boolean;
  count: number | undefined;
}) {
  const t = useTexts();
  const format = useFormat();
  const { name, value, label, isOn, count } = props;
  return (
    <Checkbox
      name={name}
      value={value}
      form={searchFormId}
      defaultChecked={isOn}
      label={label}
      count={
        count === undefined ? undefined : (
          <>
            <span aria-hidden="true">{format.number(count)}</span>
            <span className="sr-only">{t('search.filters.jobs', { count })}</span>
          </>
        )
      }
    />
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-13 font-semibold text-ink">{title}</legend>
      {children}
    </fieldset>
  );
}
