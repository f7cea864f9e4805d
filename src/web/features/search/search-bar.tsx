import type { ReactNode, SubmitEvent } from 'react';
import type { SearchUrl } from '#domain/search/search-url.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { SiteIcon, type SiteIconName } from '#web/ui/site-icon.tsx';
import { searchFormId } from './search-ids.ts';
import { WordsField } from './words-field.tsx';

export function SearchBar({
  address,
  onSubmit,
  onChosen,
}: {
  address: SearchUrl;
  onSubmit: (event: SubmitEvent) => void;
  onChosen: () => void;
}) {
  const t = useTexts();
  return (
    <form
      id={searchFormId}
      role="search"
      aria-label={t('search.form')}
      autoComplete="off"
      onSubmit={onSubmit}
      className="flex flex-wrap items-end gap-x-2 gap-y-3 sm:gap-x-3"
    >
      <Field label={t('search.words')} className="min-w-0 basis-full sm:grow-3 sm:basis-56">
        <WithIcon icon="search">
          <WordsField words={address.words} onChosen={onChosen} />
        </WithIcon>
      </Field>
      <Field label={t('search.place')} className="min-w-0 grow basis-40 sm:grow-2 sm:basis-44">
        <WithIcon icon="map-pin">
          <Input
            name="location"
            controlSize="lg"
            className="ps-11"
            defaultValue={address.place}
            placeholder={t('search.place-placeholder')}
            maxLength={200}
            enterKeyHint="search"
          />
        </WithIcon>
      </Field>
      <Button type="submit" variant="primary" size="lg" className="max-sm:px-4!">
        {t('common.search')}
      </Button>
      {address.company && <input type="hidden" name="company" value={address.company} />}
      {address.view !== 'list' && <input type="hidden" name="view" value={address.view} />}
    </form>
  );
}

function WithIcon({ icon, children }: { icon: SiteIconName; children: ReactNode }) {
  return (
    <span className="relative flex items-center">
      <SiteIcon name={icon} className="pointer-events-none absolute start-3.5 text-ink-subtle" />
      {children}
    </span>
  );
}
