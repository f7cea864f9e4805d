import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { skillIndicators } from '#domain/resume/resume-design.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { AddBadges } from './add-badges.tsx';
import { FormPart } from './form-part.tsx';
import { problemAt } from './problem-at.ts';
import { ResumeField } from './resume-field.tsx';
import { SkillDetails } from './skill-details.tsx';
import { shownText, extractSkills, wordsIn } from './typed-list.ts';
import type { ResumeEditor } from './use-resume-editor.ts';

export default function SkillsTab({ editor }: { editor: ResumeEditor }) {
  const t = useTexts();
  const { edit, change, problems, written } = editor;
  const { skills } = written.content;
  const names = skills.map(({ name }) => name);
  const [typed, setTyped] = useState(names.join(', '));
  const shown = shownText(
    typed,
    names,
    (text) => extractSkills(text, skills).map(({ name }) => name),
    (all) => all.join('\n'),
  );
  return (
    <div className="flex flex-col gap-8">
      <FormPart title={t('resume.section.skills')}>
        <ResumeField
          name="description"
          label={t('resume.field.skills')}
          help={t('resume.help.skills')}
          isLong
          hideLabel
          rows={3}
          value={shown === typed ? typed : names.join(', ')}
          problem={problemAt(t, problems, ['skills'])}
          onText={(text) => {
            setTyped(text);
            edit(
              (content) => ({ ...content, skills: extractSkills(text, content.skills) }),
              'skills',
            );
          }}
        />
        <RadioGroup
          name="indicator"
          legend={t('resume.field.indicator')}
          look="segmented"
          value={written.design.indicator}
          onValueChange={(value) =>
            change((now) => ({
              ...now,
              design: {
                ...now.design,
                indicator: skillIndicators.find((each) => each === value) ?? 'none',
              },
            }))
          }
          options={optionsOf(skillIndicators, (value) => t(`resume.design.${value}`))}
        />
        <SkillDetails editor={editor} />
      </FormPart>
      <FormPart title={t('resume.section.languages')}>
        <Languages editor={editor} />
      </FormPart>
      <FormPart title={t('resume.section.certifications')}>
        <Lines editor={editor} name="certifications" />
        <AddBadges editor={editor} />
      </FormPart>
      <FormPart title={t('resume.section.achievements')}>
        <Lines editor={editor} name="achievements" />
      </FormPart>
    </div>
  );
}

type LinesProps = { editor: ResumeEditor; name: 'certifications' | 'achievements' };

function Lines({ editor, name }: LinesProps) {
  const t = useTexts();
  const lines = editor.written.content[name];
  const [typed, setTyped] = useState(lines.join('\n'));
  const read = (text: string) => wordsIn(text, /\n/u);
  return (
    <ResumeField
      name="description"
      label={t(`resume.field.${name}`)}
      help={t('resume.help.lines')}
      isLong
      hideLabel
      rows={3}
      value={shownText(typed, lines, read, (all) => all.join('\n'))}
      problem={problemAt(
        t,
        editor.problems,
        [name],
        Math.max(0, ...lines.map(({ length }) => length)),
      )}
      onText={(text) => {
        setTyped(text);
        editor.edit((content) => ({ ...content, [name]: read(text) }), name);
      }}
    />
  );
}

function Languages({ editor }: { editor: ResumeEditor }) {
  const t = useTexts();
  const { edit } = editor;
  const { languages } = editor.written.content;
  const set = (at: number, part: Partial<(typeof languages)[number]>, key: string) =>
    edit(
      (content) => ({
        ...content,
        languages: content.languages.map((each, n) => (n === at ? { ...each, ...part } : each)),
      }),
      `languages/${at}/${key}`,
    );
  return (
    <>
      {languages.length > 0 && (
        <ul className="flex flex-col gap-3">
          {languages.map((language, at) => {
            const entry =
              language.name ||
              t('resume.entry.untitled', { kind: t('resume.entry.languages'), number: at + 1 });
            return (
              <li key={at} className="flex items-end gap-2">
                <ResumeField
                  name="name"
                  label={t('resume.entry.languages')}
                  value={language.name}
                  onText={(name) => set(at, { name }, 'name')}
                  className="grow basis-0"
                />
                <ResumeField
                  name="fluency"
                  label={t('resume.field.fluency')}
                  value={language.fluency}
                  onText={(fluency) => set(at, { fluency }, 'fluency')}
                  className="grow basis-0"
                />
                <IconButton
                  icon={X}
                  label={t('resume.entry.remove-entry', { entry })}
                  onClick={() =>
                    edit((content) => ({
                      ...content,
                      languages: content.languages.filter((_, n) => n !== at),
                    }))
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      {languages.length < resumeLimits.entries && (
        <Button
          icon={Plus}
          className="self-start"
          onClick={() =>
            edit((content) => ({
              ...content,
              languages: [...content.languages, { name: '', fluency: '' }],
            }))
          }
        >
          {t('resume.entry.add-languages')}
        </Button>
      )}
    </>
  );
}
