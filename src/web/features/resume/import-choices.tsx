import { useTexts } from '#web/lib/texts.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';

export type ImportChoice = { key: string; label: string; mine: string; theirs: string };

type ImportChoicesProps = {
  title: string;
  choices: readonly ImportChoice[];
  replaced: ReadonlySet<string>;
  onTake: (key: string, takes: boolean) => void;
};

/** Conflicting texts: the user chooses between the two, one by one. */
export function ImportChoices({ title, choices, replaced, onTake }: ImportChoicesProps) {
  const t = useTexts();
  if (choices.length === 0) return null;
  const shown = (text: string) => <span className="line-clamp-3 wrap-anywhere">{text}</span>;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-14 font-semibold text-ink">{title}</h3>
      <ul className="flex flex-col gap-4">
        {choices.map(({ key, label, mine, theirs }) => (
          <li key={key}>
            <RadioGroup
              name={`take-${key}`}
              legend={label}
              look="cards"
              value={replaced.has(key) ? 'theirs' : 'mine'}
              onValueChange={(value) => onTake(key, value === 'theirs')}
              options={[
                { value: 'mine', label: t('resume-reading.review.keep'), description: shown(mine) },
                {
                  value: 'theirs',
                  label: t('resume-reading.review.take'),
                  description: shown(theirs),
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
