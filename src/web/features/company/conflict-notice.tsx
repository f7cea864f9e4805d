import { ConflictCallout } from '#web/lib/conflict-callout.tsx';
import { useTexts } from '#web/lib/texts.tsx';

type Props = {
  /** Names of the fields in which the colleague's version differs from the form. */
  differing: readonly string[];
  onKeep: () => void;
  onTake: () => void;
};

/** A colleague has saved since: the person decides, and nothing typed is lost. */
export function ConflictNotice({ differing, onKeep, onTake }: Props) {
  const t = useTexts();
  return (
    <ConflictCallout
      className="sm:col-span-2"
      title={t('company.conflicts.title')}
      version={null}
      keep={{ text: t('company.conflicts.keep'), onChoose: onKeep }}
      take={{ text: t('company.conflicts.take'), onChoose: onTake }}
    >
      <p>
        {differing.length > 0 &&
          `${t('company.conflicts.fields', { fields: differing.join(', ') })} `}
        {t('company.conflicts.kept')}
      </p>
    </ConflictCallout>
  );
}
