import { useSearchParams } from 'react-router';
import type { AuditFilterOptions } from '#contract/audit.ts';
import { systemActorId } from '#domain/audit/audit-ids.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { auditFilters } from './audit-input.ts';

export function AuditFilters({ actions, actors }: AuditFilterOptions) {
  const t = useTexts();
  const [params] = useSearchParams();
  const { action, actor, search, ...days } = auditFilters(params);
  const isFiltered = [action, actor, search, days.from, days.to].some(Boolean);
  return (
    <ListFilters
      search={{
        value: search,
        label: t('admin-audit.search-label'),
        placeholder: t('admin-audit.search'),
      }}
      clear={isFiltered && { to: '?', text: t('admin-audit.clear') }}
    >
      <FilterSelect
        name="action"
        label={t('admin-audit.action-label')}
        value={action}
        all={t('admin-audit.all-actions')}
        options={actions.map((each) => ({ value: each.action, label: t(`${each.texts}.label`) }))}
        className="w-full sm:w-40"
      />
      <FilterSelect
        name="actor"
        label={t('admin-audit.actor-label')}
        value={actor}
        all={t('admin-audit.all-actors')}
        options={[
          ...actors.map(({ id, name }) => ({ value: id, label: name })),
          { value: systemActorId, label: t('admin-audit.system') },
        ]}
        className="w-full sm:w-40"
      />
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          label={t(`admin-audit.${name}`)}
          className="grow basis-32 sm:w-34 sm:grow-0 sm:basis-auto"
        >
          <Input
            key={days[name]}
            name={name}
            type="date"
            min="1970-01-01"
            max="9999-12-31"
            defaultValue={days[name]}
          />
        </Field>
      ))}
    </ListFilters>
  );
}
