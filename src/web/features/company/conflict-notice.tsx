import { ConflictCallout } from '#web/lib/conflict-callout.tsx';
import type { FormValues } from '#web/lib/form-values.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { FormState } from '#web/lib/use-form.ts';
import { draftVersion } from './use-conflict.ts';

type Props<Saved> = {
  form: Pick<FormState, 'reset' | 'set'>;
  /** What a colleague saved. */
  theirs: Saved;
  enteredOf: (saved: Saved) => FormValues;
  /** Names of the fields in which the colleague's version differs from the form. */
  differing: readonly string[];
  take: (theirs: Saved) => void;
};

/** A colleague has saved since: the person decides, and nothing typed is lost. */
export function ConflictNotice<Saved>({ form, theirs, enteredOf, differing, take }: Props<Saved>) {
  const t = useTexts();
  const keepOwn = () => {
    take(theirs);
    form.set('version', draftVersion(enteredOf(theirs)));
  };
  const takeTheirs = () => {
    take(theirs);
    form.reset();
  };
  return (
    <ConflictCallout
      className="sm:col-span-2"
      title={t('company.conflicts.title')}
      version={null}
      keep={{ text: t('company.conflicts.keep'), onChoose: keepOwn }}
      take={{ text: t('company.conflicts.take'), onChoose: takeTheirs }}
    >
      <p>
        {differing.length > 0 &&
          `${t('company.conflicts.fields', { fields: differing.join(', ') })} `}
        {t('company.conflicts.kept')}
      </p>
    </ConflictCallout>
  );
}
