import { Undo2 } from 'lucide-react';
import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  checkPosting,
  maxMustHaves,
  type ScorePart,
  scoreParts,
} from '#domain/posting-check/check-posting.ts';
import { rewritableFields } from '#domain/posting-check/rewrite.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldLink } from '#web/ui/field-link.tsx';
import { AiRewrites, type LineChange } from './ai-rewrites.tsx';
import { CheckFlag } from './check-flag.tsx';
import { EligibleCount } from './eligible-count.tsx';
import { InflationList } from './inflation-list.tsx';
import { type Change, focusField, replaceWords, selectWords, undoChange } from './replace-words.ts';
import { contentOf, type TypedPosting } from './typed-posting.ts';

type Improvable = Exclude<ScorePart, 'language'>;

const fieldOf: Record<Improvable, string> = {
  pay: 'salaryMin',
  location: 'location',
  requirements: 'requirements',
  mustHaves: 'requirements',
  length: 'description',
  reading: 'description',
};
const improvable = Object.keys(fieldOf) as Improvable[];

const maxLabel = 60;
const shortened = (words: string) =>
  words.length > maxLabel ? `${words.slice(0, maxLabel).trimEnd()}…` : words;

/** The posting check beside the form: score, what to improve, and fixes that can be undone. */
export default function CheckPanel({
  typed,
  form,
  onScore,
  countsStudents,
}: {
  typed: TypedPosting;
  /** Receives the score; null while nothing is written. */
  onScore: (score: number | null) => void;
  form: RefObject<HTMLFormElement | null>;
  /** Whether to count the students who qualify, which only companies may. */
  countsStudents: boolean;
}) {
  const t = useTexts();
  const shown = useDeferredValue(typed);
  const content = useMemo(() => contentOf(shown), [shown]);
  const check = useMemo(() => checkPosting(content), [content]);
  const [changes, setChanges] = useState<(Change & { words: string })[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const { score, flags, parts, words, mustHaves } = check;
  const isEmpty = words === 0 && typed.title.trim() === '';
  const shownScore = isEmpty ? null : score;
  const report = useEffectEvent(onScore);
  useEffect(() => report(shownScore), [shownScore]);
  const level = score >= 80 ? 'good' : score >= 60 ? 'fair' : 'weak';
  const weak = improvable.filter((name) => parts[name] < scoreParts[name]);
  const last = changes.at(-1);
  const isRewritable = flags.some(({ field }) => rewritableFields.some((each) => each === field));
  /** Moves the focus on from a pressed button that disappears with its suggestion. */
  const moveFocus = useRef<() => void>(undefined);
  useEffect(() => {
    if (document.activeElement === document.body) moveFocus.current?.();
    moveFocus.current = undefined;
  }, [content]);
  const rewriteWords = (flagged: LineChange) => {
    const item = document.activeElement?.closest('li');
    const list = item?.parentElement;
    const at = item ? [...(list?.children ?? [])].indexOf(item) : 0;
    const change = form.current && replaceWords(form.current, flagged, flagged.rewrite);
    if (!change) return;
    moveFocus.current = () => {
      const next = list?.isConnected && (list.children[at] ?? list.lastElementChild);
      if (next) next.querySelector<HTMLElement>('button, a')?.focus();
      else focusField(form.current, flagged.field);
    };
    const words = shortened(flagged.words);
    setChanges((all) => [...all, { ...change, words }]);
    setAnnouncement(t('posting.check.replaced', { words }));
  };
  return (
    <Card padding="lg" title={t('posting.check.title')}>
      {isEmpty ? (
        <p className="text-14 text-ink-muted">{t('posting.check.empty')}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="flex items-baseline gap-2" id="posting-score">
            <span className="text-28 font-bold tabular-nums">{score}</span>
            <span className="text-14 text-ink-muted">
              {t('posting.check.of-100', { level: t(`posting.check.level.${level}`) })}
            </span>
          </p>
          {flags.length === 0 ? (
            <p className="text-14 text-ink-muted">{t('posting.check.no-flags')}</p>
          ) : (
            <ul aria-label={t('posting.check.flags')} className="flex flex-col gap-3">
              {flags
                .toSorted((one, other) => Number(other.law !== null) - Number(one.law !== null))
                .map((flag) => (
                  <CheckFlag
                    key={`${flag.field} ${flag.start}`}
                    flag={flag}
                    onShow={() =>
                      form.current && selectWords(form.current, flag.field, flag.start, flag.end)
                    }
                    onRewrite={(rewrite) => rewriteWords({ ...flag, rewrite })}
                  />
                ))}
            </ul>
          )}
          {last && (
            <Button
              size="sm"
              icon={Undo2}
              className="self-start"
              onClick={() => {
                moveFocus.current = () => focusField(form.current, last.field);
                const isUndone = form.current !== null && undoChange(form.current, last);
                setChanges((all) => all.slice(0, -1));
                setAnnouncement(
                  t(isUndone ? 'posting.check.undone' : 'posting.check.not-undone', {
                    words: last.words,
                  }),
                );
              }}
            >
              {t('posting.check.undo', { words: last.words })}
            </Button>
          )}
          {isRewritable && <AiRewrites content={content} onUse={rewriteWords} />}
          {weak.length > 0 && (
            <ul aria-label={t('posting.check.improve')} className="flex flex-col gap-2 text-14">
              {weak.map((name) => (
                <li key={name} className="flex items-baseline justify-between gap-3">
                  <FieldLink to={fieldOf[name]}>
                    {t(`posting.check.part.${name}`, {
                      words,
                      count: mustHaves,
                      most: maxMustHaves,
                    })}
                  </FieldLink>
                  <span className="shrink-0 text-13 text-ink-muted tabular-nums">
                    {t('posting.check.gain', { points: scoreParts[name] - parts[name] })}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <InflationList content={content} />
          {countsStudents && <EligibleCount content={content} />}
        </div>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </Card>
  );
}
