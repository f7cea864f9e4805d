import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { api } from './api.ts';
import { useTexts } from './texts.tsx';
import { useDebounced } from './use-debounced.ts';

const atMost = 50;
const typingMs = 250;

export type CompanyOption = { id: string; name: string; timeZone?: string | null };

type Props = {
  help?: string;
  selected: CompanyOption | null;
  onChoose: (company: CompanyOption | null) => void;
  error: string | undefined;
};

const pick = ({ id, name, timeZone = null }: CompanyOption) => ({ id, name, timeZone });

/** Selects an approved company as `companyId` of its form; a search narrows the options. */
export function CompanyChoice({ help, selected, onChoose, error }: Props) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), typingMs);
  const { data } = useQuery({
    ...api.company.list.query({ status: 'approved', limit: atMost, ...(search && { search }) }),
    placeholderData: (before) => before,
  });
  const found = data?.items ?? [];
  const isListed = selected === null || found.some(({ id }) => id === selected.id);
  return (
    <>
      <Field label={t('dashboard.find-a-company')} help={help}>
        <Input
          type="search"
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('dashboard.company')} required error={error}>
        <Select
          name="companyId"
          required
          value={selected?.id ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const company = found.find(({ id }) => id === value);
            if (company) onChoose(pick(company));
            else if (value === '') onChoose(null);
          }}
          placeholder={t('dashboard.choose-a-company')}
          options={[
            ...(isListed ? [] : [{ value: selected.id, label: selected.name }]),
            ...found.map((company) => ({ value: company.id, label: company.name })),
          ]}
        />
      </Field>
    </>
  );
}
