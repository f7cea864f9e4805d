import type { KeyboardEvent } from 'react';
import type { ParsedField, ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { type FieldGroup, groupFields } from './group-fields.ts';
import { ParsedFieldButton } from './parsed-field-button.tsx';

type ParsedFieldsProps = {
  parsed: ParsedResume;
  selectedPath: string | null;
  onChoose: (path: string) => void;
};

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

export function ParsedFields({ parsed, selectedPath, onChoose }: ParsedFieldsProps) {
  const t = useTexts();
  const groups = groupFields(parsed.fields);
  const first = selectedPath ?? groups[0]?.entries[0]?.fields[0]?.path;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const buttons = [
      ...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-field]'),
    ];
    const next =
      buttons[step(buttons.indexOf(event.target as HTMLButtonElement), buttons.length - 1)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    onChoose(next.dataset['field'] ?? '');
  };
  const { batch, backlogs } = parsed.school;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the arrow keys of the buttons inside
    <div onKeyDown={onKeyDown} className="-ms-3 flex flex-col gap-5">
      {groups.map((group) => (
        <section key={group.section}>
          <h3 className="px-3 text-13 font-semibold text-ink">
            {t(`resume-reading.section.${group.section}`)}
          </h3>
          <Entries group={group} first={first} selectedPath={selectedPath} onChoose={onChoose} />
          {group.section === 'education' && (batch !== null || backlogs !== null) && (
            <p className="px-3 pt-1 text-13 text-ink-muted">
              {[
                batch !== null && t('resume-reading.card.batch', { year: String(batch) }),
                backlogs !== null && t('resume-reading.card.backlogs', { count: backlogs }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

type EntriesProps = Pick<ParsedFieldsProps, 'selectedPath' | 'onChoose'> & {
  group: FieldGroup;
  first: string | undefined;
};

function Entries({ group, first, selectedPath, onChoose }: EntriesProps) {
  const isFlat = group.section === 'skills';
  return group.entries.map(({ key, fields }) => (
    <ul
      key={key}
      className={joinClasses(
        'mt-1 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-1',
        isFlat && 'flex flex-wrap',
      )}
    >
      {fields.map((field: ParsedField) => (
        <li key={field.path} className="min-w-0">
          <ParsedFieldButton
            field={field}
            isSelected={field.path === selectedPath}
            isFirst={field.path === first}
            isSmall={isFlat}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  ));
}
