import { kitLists } from '#domain/interview/interview-kit.ts';
import { ConflictCallout } from '#web/lib/conflict-callout.tsx';
import type { FormValues } from '#web/lib/form-values.ts';
import { useTexts } from '#web/lib/texts.tsx';

type KitConflictProps = {
  mine: FormValues;
  theirs: FormValues;
  onKeep: () => void;
  onTake: () => void;
};

/** A colleague saved the kit in the meantime: shows both versions of what differs. */
export function KitConflict({ mine, theirs, onKeep, onTake }: KitConflictProps) {
  const t = useTexts();
  const differing = (['format', ...kitLists] as const).filter(
    (name) => (mine[name] ?? '').trim() !== (theirs[name] ?? '').trim(),
  );
  const text = (heading: string, value = '') => (
    <div className="min-w-0">
      <dt className="text-12 text-ink-muted">{heading}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        {value.trim() || t('interview.kit.conflict.empty')}
      </dd>
    </div>
  );
  return (
    <ConflictCallout
      title={t('interview.kit.conflict.title')}
      version={theirs['version']}
      keep={differing.length > 0 && { text: t('interview.kit.conflict.keep'), onChoose: onKeep }}
      take={{ text: t('interview.kit.conflict.take'), onChoose: onTake }}
    >
      <p>
        {differing.length > 0 ? t('interview.kit.conflict.text') : t('interview.kit.conflict.same')}
      </p>
      {differing.map((name) => (
        <section key={name} className="mt-3">
          <h3 className="font-semibold">{t(`interview.kit.${name}`)}</h3>
          <dl className="mt-1 grid gap-3 sm:grid-cols-2">
            {text(t('interview.kit.conflict.mine'), mine[name])}
            {text(t('interview.kit.conflict.theirs'), theirs[name])}
          </dl>
        </section>
      ))}
    </ConflictCallout>
  );
}
