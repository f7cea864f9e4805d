import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { TagInput } from '#web/ui/tag-input.tsx';
import { useTexts } from './texts.tsx';

type Dictionary = typeof import('#domain/posting/suggest-skills.ts');

export type SkillFieldProps = {
  label: ReactNode;
  help: ReactNode;
  skills: string[];
  problem?: string | undefined;
  required?: boolean;
  /** Maximum number of skills and maximum length of each. */
  most: number;
  maxLength: number;
  onChange: (skills: string[]) => void;
};

/**
 * Skills from the dictionary, which loads when the field is first focused. The page needs the texts
 * 'skills'.
 */
export function SkillField({
  label,
  help,
  skills,
  problem,
  required = false,
  most,
  maxLength,
  onChange,
}: SkillFieldProps) {
  const t = useTexts();
  const [dictionary, setDictionary] = useState<Dictionary | null>(null);
  const early = useRef(new Set<string>());
  const load = () => {
    if (dictionary !== null) return;
    // Without the dictionary only custom skills can be entered.
    import('#domain/posting/suggest-skills.ts').then(setDictionary, () => undefined);
  };
  const change = (words: string[]) => {
    if (dictionary === null)
      for (const word of words) if (!skills.includes(word)) early.current.add(word);
    onChange(words);
  };
  // Skills typed before the dictionary loaded are normalized too.
  const nameEarly = useEffectEvent(({ nameSkill }: Dictionary) => {
    const named = skills.map((skill) => (early.current.has(skill) ? nameSkill(skill) : skill));
    early.current.clear();
    if (named.some((skill, at) => skill !== skills[at])) onChange([...new Set(named)]);
  });
  useEffect(() => {
    if (dictionary !== null) nameEarly(dictionary);
  }, [dictionary]);
  return (
    <div onFocus={load}>
      <Field label={label} id="skills" required={required} help={help} error={problem}>
        <TagInput
          tags={skills}
          onChange={change}
          suggest={(text) => dictionary?.suggestSkills(text, skills) ?? []}
          nameOf={(text) => dictionary?.nameSkill(text) ?? text.trim()}
          most={most}
          maxLength={maxLength}
          labels={{
            chosen: t('skills.chosen'),
            suggestions: t('skills.offers'),
            remove: (skill) => t('skills.remove', { skill }),
            add: (skill) => t('skills.add', { skill }),
            added: (skill) => t('skills.added', { skill }),
            removed: (skill) => t('skills.removed', { skill }),
            found: (count) => t('skills.found', { count }),
          }}
        />
      </Field>
    </div>
  );
}
