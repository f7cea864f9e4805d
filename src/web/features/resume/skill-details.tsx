import type { ResumeSkill } from '#domain/resume/resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ResumeEditor } from './use-resume-editor.ts';

const levels = [1, 2, 3, 4, 5];

/** The level and group of each skill. */
export function SkillDetails({ editor }: { editor: ResumeEditor }) {
  const t = useTexts();
  const { skills } = editor.written.content;
  const set = (name: string, part: Partial<ResumeSkill>, key: string) =>
    editor.edit(
      (content) => ({
        ...content,
        skills: content.skills.map((each) => (each.name === name ? { ...each, ...part } : each)),
      }),
      `skills/${name}/${key}`,
    );
  return (
    <Disclosure summary={<span className="text-14">{t('resume.skill.details')}</span>}>
      <p className="mb-3 text-13">
        {t(skills.length === 0 ? 'resume.skill.none' : 'resume.help.level')}
      </p>
      <ul className="flex flex-col gap-2">
        {skills.map(({ name, level, group }) => (
          <li key={name} className="grid grid-cols-2 items-center gap-2 sm:grid-cols-3">
            <span className="col-span-2 text-14 wrap-anywhere text-ink sm:col-span-1">{name}</span>
            <Select
              aria-label={t('resume.skill.level-of', { skill: name })}
              value={String(level)}
              options={[
                { value: '0', label: t('resume.skill.no-level') },
                ...levels.map((each) => ({ value: String(each), label: String(each) })),
              ]}
              onChange={(event) => set(name, { level: Number(event.target.value) }, 'level')}
            />
            <Input
              aria-label={t('resume.skill.group-of', { skill: name })}
              placeholder={t('resume.field.group')}
              value={group}
              autoComplete="off"
              onChange={(event) => set(name, { group: event.target.value }, 'group')}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
