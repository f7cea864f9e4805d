import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { TagInput } from '#web/ui/tag-input.tsx';

/** A list of unique names, suggested or custom. */
export function NameField({
  id,
  label,
  help,
  error,
  names,
  offered,
  most,
  onChange,
}: {
  id: string;
  label: string;
  help: string;
  error?: string | undefined;
  names: string[];
  offered: readonly string[];
  most: number;
  onChange: (names: string[]) => void;
}) {
  const t = useTexts();
  const suggest = (typed: string) => {
    const start = typed.trim().toLowerCase();
    if (start === '') return [];
    return offered
      .filter((name) => name.toLowerCase().startsWith(start) && !names.includes(name))
      .slice(0, 8);
  };
  return (
    <Field id={id} label={label} help={help} error={error}>
      <TagInput
        tags={names}
        onChange={onChange}
        suggest={suggest}
        nameOf={(typed) =>
          offered.find((name) => name.toLowerCase() === typed.trim().toLowerCase()) ?? typed.trim()
        }
        most={most}
        maxLength={100}
        labels={{
          chosen: t('match.words.chosen'),
          suggestions: t('match.words.offers'),
          remove: (word) => t('match.words.remove', { word }),
          add: (word) => t('match.words.add', { word }),
          added: (word) => t('match.words.added', { word }),
          removed: (word) => t('match.words.removed', { word }),
          found: (count) => t('match.words.found', { count }),
        }}
      />
    </Field>
  );
}
