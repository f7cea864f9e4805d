import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { longestContent } from '#domain/posting/posting-content.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { WordInput } from '#web/ui/word-input.tsx';

type Dictionary = typeof import('#domain/posting/offer-skills.ts');

/** The skills of a posting. The dictionary comes with the first visit to the field. */
export function SkillField({
  skills,
  problem,
  onChange,
}: {
  skills: string[];
  problem: string | undefined;
  onChange: (skills: string[]) => void;
}) {
  const t = useTexts();
  const [dictionary, setDictionary] = useState<Dictionary | null>(null);
  const early = useRef(new Set<string>());
  const load = () => {
    if (dictionary !== null) return;
    // Without it skills are words of one's own.
    import('#domain/posting/offer-skills.ts').then(setDictionary, () => undefined);
  };
  const change = (words: string[]) => {
    if (dictionary === null)
      for (const word of words) if (!skills.includes(word)) early.current.add(word);
    onChange(words);
  };
  // What was typed before the dictionary came gets its name from it too.
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
      <Field
        label={t('posting.field.skills')}
        id="skills"
        required
        help={t('posting.field.skills-help')}
        error={problem}
      >
        <WordInput
          words={skills}
          onChange={change}
          offers={(text) => dictionary?.offerSkills(text, skills) ?? []}
          nameOf={(text) => dictionary?.nameSkill(text) ?? text.trim()}
          most={longestContent.skills}
          maxLength={longestContent.skill}
          labels={{
            chosen: t('posting.skills.chosen'),
            offers: t('posting.skills.offers'),
            remove: (skill) => t('posting.skills.remove', { skill }),
            add: (skill) => t('posting.skills.add', { skill }),
            added: (skill) => t('posting.skills.added', { skill }),
            removed: (skill) => t('posting.skills.removed', { skill }),
            found: (count) => t('posting.skills.found', { count }),
          }}
        />
      </Field>
    </div>
  );
}
