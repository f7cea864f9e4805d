import { Plus } from 'lucide-react';
import { emptyCustomEntry } from '#domain/resume/empty-resume.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import type { CustomSection } from '#domain/resume/resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { FormPart } from './form-part.tsx';
import { problemAt } from './problem-at.ts';
import { ResumeField } from './resume-field.tsx';
import type { ResumeEditor } from './use-resume-editor.ts';

export default function CustomSections({ editor }: { editor: ResumeEditor }) {
  const t = useTexts();
  const { problems, edit } = editor;
  const { custom } = editor.written.content;
  const set = (id: string, next: (section: CustomSection) => CustomSection, key: string | null) =>
    edit(
      (content) => ({
        ...content,
        custom: content.custom.map((each) => (each.id === id ? next(each) : each)),
      }),
      key && `custom/${id}/${key}`,
    );
  const remove = (section: CustomSection, at: number) => {
    edit((content) => ({
      ...content,
      custom: content.custom.filter(({ id }) => id !== section.id),
    }));
    toast({
      title: t('resume.entry.removed', { entry: section.title || t('resume.section.own') }),
      action: {
        label: t('resume.entry.undo'),
        onAction: () =>
          edit((content) => ({ ...content, custom: content.custom.toSpliced(at, 0, section) })),
      },
    });
  };
  return (
    <>
      {custom.map((section, at) => (
        <FormPart key={section.id} title={section.title || t('resume.section.own')}>
          <div className="flex flex-wrap items-end gap-3">
            <ResumeField
              name="title"
              label={t('resume.field.heading')}
              value={section.title}
              problem={problemAt(
                t,
                problems,
                ['custom', section.id, 'title'],
                section.title.length,
              )}
              onText={(title) => set(section.id, (now) => ({ ...now, title }), 'title')}
              className="grow basis-60"
            />
            <Button variant="ghost" onClick={() => remove(section, at)}>
              {t('resume.entry.remove-section')}
            </Button>
          </div>
          <EntryList
            kind="custom"
            entries={section.entries}
            most={resumeLimits.entries}
            blank={emptyCustomEntry}
            nameOf={({ title }) => title}
            onChange={(next, key = null) =>
              set(section.id, (now) => ({ ...now, entries: next(now.entries) }), key)
            }
          >
            {(entry, setEntry) => (
              <EntryFields
                kind="custom"
                entry={entry}
                path={['custom', section.id, entry.id]}
                problems={problems}
                set={setEntry}
              />
            )}
          </EntryList>
        </FormPart>
      ))}
      {custom.length < resumeLimits.sections ? (
        <Button
          icon={Plus}
          className="self-start"
          onClick={() =>
            edit((content) => ({
              ...content,
              custom: [
                ...content.custom,
                {
                  id: crypto.randomUUID(),
                  title: '',
                  entries: [emptyCustomEntry(crypto.randomUUID())],
                },
              ],
            }))
          }
        >
          {t('resume.entry.add-section')}
        </Button>
      ) : (
        <p className="text-13 text-ink-muted">
          {t('resume.entry.full', { most: resumeLimits.sections })}
        </p>
      )}
    </>
  );
}
