import type { ResumeProblem } from '#domain/resume/find-resume-problems.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { MonthField } from './month-field.tsx';
import { problemAt } from './problem-at.ts';
import { ResumeField } from './resume-field.tsx';
import { type SectionField, sectionFields } from './section-fields.ts';

type EntryFieldsProps<T> = {
  kind: keyof typeof sectionFields;
  entry: T;
  /** The entry's path from the resume's root. */
  path: string[];
  problems: readonly ResumeProblem[];
  set: (part: Partial<T>, key: string) => void;
};

export function EntryFields<T extends { id: string }>(props: EntryFieldsProps<T>) {
  const { kind, entry, path, problems, set } = props;
  const t = useTexts();
  const fields: readonly SectionField[] = sectionFields[kind];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ name, kind: how, place, label: other, help }) => {
        const value = String(entry[name as keyof T] ?? '');
        const label = t((other ?? `resume.field.${name}`) as 'resume.field.company');
        const problem = problemAt(t, problems, [...path, name], value.length);
        const onText = (text: string) => set({ [name]: text } as Partial<T>, name);
        if (how === 'start' || how === 'end') {
          const presentLabel = how === 'end' ? t('resume.month.present') : undefined;
          return (
            <MonthField
              key={name}
              {...{ label, value, onText, problem }}
              {...(presentLabel && { presentLabel })}
            />
          );
        }
        return (
          <ResumeField
            key={name}
            {...{ name, label, value, onText, problem }}
            help={help && t(help as 'resume.help.grade')}
            isLong={how === 'long'}
            type={how === 'url' ? 'url' : 'text'}
            className={place === 'wide' ? 'sm:col-span-2' : ''}
          />
        );
      })}
    </div>
  );
}
