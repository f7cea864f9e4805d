import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

const atMost = 50;
const typingMs = 250;

export type ChosenCompany = { id: string; name: string };

/** Chooses one of the approved companies: a search narrows what the list offers. */
export function CompanyField({
  chosen,
  onChoose,
  error,
}: {
  chosen: ChosenCompany | null;
  onChoose: (company: ChosenCompany | null) => void;
  error: string | undefined;
}) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    ...api.company.list.queryOptions({
      input: { status: 'approved', limit: atMost, ...(search && { search }) },
    }),
    placeholderData: (before) => before,
  });
  const found = data?.items ?? [];
  const isListed = chosen === null || found.some(({ id }) => id === chosen.id);
  return (
    <>
      <Field label={t('admin-users.form.find-company')}>
        <Input
          type="search"
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('admin-users.form.company')} required error={error}>
        <Select
          name="companyId"
          required
          value={chosen?.id ?? ''}
          onChange={({ currentTarget: { value, selectedOptions } }) =>
            onChoose(value === '' ? null : { id: value, name: selectedOptions[0]?.label ?? '' })
          }
          placeholder={t('admin-users.form.choose-company')}
          options={[
            ...(isListed ? [] : [{ value: chosen.id, label: chosen.name }]),
            ...found.map((company) => ({ value: company.id, label: company.name })),
          ]}
        />
      </Field>
    </>
  );
}
