import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

/** An IANA time zone name in readable form. */
export const zoneLabel = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ');

/** All time zones, with a search on the server. */
export function TimeZoneSearch({ onChoose }: { onChoose: (zone: string) => void }) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { data, isFetching, isError } = useQuery({
    ...api.setting.listTimeZones.query({ search }),
    enabled: search !== '',
    placeholderData: (before) => before,
  });
  const start = () => setSearch(typed.trim());
  const items = search === '' ? [] : (data?.items ?? []);
  return (
    <Disclosure summary={t('settings.preferences.more')} className="border-b-0">
      <div className="flex flex-col gap-3 pt-2">
        <Field
          label={t('settings.preferences.search')}
          help={t('settings.preferences.search-help')}
        >
          <Input
            type="search"
            maxLength={60}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter searches here instead of submitting the form.
              event.preventDefault();
              start();
            }}
          />
        </Field>
        <Button
          onClick={start}
          busy={isFetching}
          busyText={t('settings.preferences.finding')}
          className="self-start"
        >
          {t('common.search')}
        </Button>
        <p role="status" className="text-13 text-ink-muted">
          {isError
            ? t('settings.preferences.search-failed')
            : search !== '' &&
              data &&
              !isFetching &&
              t('settings.preferences.found', { count: items.length })}
        </p>
        {items.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {items.map((zone) => (
              <li key={zone} className="max-w-full">
                <Button
                  size="sm"
                  onClick={() => {
                    onChoose(zone);
                    setSearch('');
                    setTyped('');
                  }}
                >
                  {zoneLabel(zone)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Disclosure>
  );
}
