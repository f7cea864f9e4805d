import { Suspense } from 'react';
import type { ResumeBasics } from '#domain/resume/resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { EntrySection } from './entry-section.tsx';
import { FormPart } from './form-part.tsx';
import { problemAt } from './problem-at.ts';
import { ResumeField, type ResumeFieldProps } from './resume-field.tsx';
import type { ResumeEditor } from './use-resume-editor.ts';

type Look = Pick<ResumeFieldProps, 'type' | 'autoComplete' | 'isLong' | 'rows' | 'className'>;

const fields: [keyof ResumeBasics, Look][] = [
  ['firstName', { autoComplete: 'given-name' }],
  ['lastName', { autoComplete: 'family-name' }],
  ['title', { autoComplete: 'organization-title', className: 'sm:col-span-2' }],
  ['email', { type: 'email', autoComplete: 'email' }],
  ['phone', { type: 'tel', autoComplete: 'tel' }],
  ['location', { autoComplete: 'address-level2' }],
  ['website', { type: 'url', autoComplete: 'url' }],
  ['summary', { isLong: true, rows: 5, className: 'sm:col-span-2' }],
];

export function PersonalTab({ editor }: { editor: ResumeEditor }) {
  const t = useTexts();
  const { basics } = editor.written.content;
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(([name, look]) => (
          <ResumeField
            key={name}
            {...look}
            name={name}
            id={`basics-${name}`}
            label={t(`resume.field.${name}`)}
            help={name === 'title' || name === 'summary' ? t(`resume.help.${name}`) : undefined}
            value={basics[name]}
            problem={problemAt(t, editor.problems, ['basics', name], basics[name].length)}
            onText={(text) =>
              editor.edit(
                (content) => ({ ...content, basics: { ...content.basics, [name]: text } }),
                `basics/${name}`,
              )
            }
          />
        ))}
      </div>
      <FormPart title={t('resume.section.links')}>
        <Suspense>
          <EntrySection editor={editor} name="links" />
        </Suspense>
      </FormPart>
    </div>
  );
}
