import { emptyEducation, emptyExperience, emptyProject } from '#domain/resume/empty-resume.ts';
import { spanText } from '#domain/resume/month-text.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { EntryFields } from './entry-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { problemAt } from './problem-at.ts';
import type { ResumeEditor } from './use-resume-editor.ts';

type Name = 'experience' | 'education' | 'projects' | 'links';
type Entry = Resume[Name][number];

const blanks: Record<Name, (id: string) => Entry> = {
  experience: emptyExperience,
  education: emptyEducation,
  projects: emptyProject,
  links: (id) => ({ id, label: '', url: '' }),
};

const named = (...texts: string[]) =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ');

/** The label of an entry in its list. */
function nameOf(entry: Entry): string {
  if ('company' in entry) return named(entry.position, entry.company);
  if ('institution' in entry) return named(entry.degree, entry.institution);
  return 'label' in entry ? named(entry.label || entry.url) : named(entry.name);
}

/** A standard section of a resume, entry by entry. */
export function EntrySection({ editor, name }: { editor: ResumeEditor; name: Name }) {
  const t = useTexts();
  const { locale } = useLocale();
  const { problems, written, edit } = editor;
  const noteOf = (entry: Entry) => {
    if (!('start' in entry)) return '';
    return spanText(entry, { language: locale, presentText: t('resume.month.now') });
  };
  return (
    <EntryList<Entry>
      kind={name}
      entries={written.content[name]}
      most={resumeLimits.entries}
      keepsFirst={name === 'experience' || name === 'education'}
      blank={blanks[name]}
      nameOf={nameOf}
      noteOf={noteOf}
      problem={problemAt(t, problems, [name])}
      onChange={(next, key = null) =>
        edit((content) => ({ ...content, [name]: next(content[name]) }), key && `${name}/${key}`)
      }
    >
      {(entry, set) => (
        <EntryFields
          kind={name}
          entry={entry}
          path={[name, entry.id]}
          problems={problems}
          set={set}
        />
      )}
    </EntryList>
  );
}
