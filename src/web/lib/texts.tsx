import format, { type CompiledMessage } from 'icu-minify/format';
import { createContext, createElement, Fragment, type ReactNode, use, useMemo } from 'react';
import { dateTimeFormat, numberFormat, pluralRules } from '#domain/intl.ts';
import type { CompiledTexts } from '#texts/compiled-texts.ts';
import { createFormat, type Format } from '#texts/format.ts';
import type { RichTextArguments } from '#texts/text-keys.ts';
import type { RichTextKey, Translate } from '#texts/translate.ts';

export type UseTexts = Translate & {
  /** A text with tags: the contents of `<terms>…</terms>` are passed to `terms`. */
  rich<Key extends RichTextKey>(key: Key, values: RichTextArguments<ReactNode>[Key]): ReactNode;
  /** Whether an untrusted key names a text of this page. */
  has(key: string): boolean;
  /** What stands between two sentences: a space, or nothing in scripts without spaces. */
  gap: string;
};

type ReaderLocale = {
  /** The language of the interface. */
  language: string;
  /** The language, with a region where dates and numbers are those of one. */
  locale: string;
  /** UTC until the reader's is known, and on pages that are the same for everybody. */
  timeZone: string;
};
type Reader = ReaderLocale & { t: UseTexts; format: Format };
type Values = Record<string, unknown>;

const formatters = {
  getDateTimeFormat: dateTimeFormat,
  getNumberFormat: numberFormat,
  getPluralRules: pluralRules,
} as Parameters<typeof format>[3]['formatters'];

const sentenceGap = (locale: string) => (/^(?:zh|ja)\b/u.test(locale) ? '' : ' ');

const TextsContext = createContext<Reader | null>(null);
// Apart from the texts, which don't render again once it is known.
const OwnZoneContext = createContext<string | null>(null);

export function TextsProvider(props: {
  /** Defaults to that of `locale`. */
  language?: string;
  locale: string;
  timeZone: string;
  /** Defaults to `timeZone`. */
  ownZone?: string | null;
  texts: readonly CompiledTexts[];
  children: ReactNode;
}) {
  const { locale, language = locale, timeZone, ownZone = timeZone, texts } = props;
  const reader = useMemo(
    () => ({
      language,
      locale,
      timeZone,
      t: createTranslate(locale, timeZone, Object.assign({}, ...texts) as CompiledTexts),
      format: createFormat(locale, timeZone),
    }),
    [language, locale, timeZone, texts],
  );
  return (
    <TextsContext value={reader}>
      <OwnZoneContext value={ownZone}>{props.children}</OwnZoneContext>
    </TextsContext>
  );
}

/** The texts of the page: `t('careers.title')`, `t('careers.count', { count: 3 })`, `t.rich(…)`. */
export function useTexts(): UseTexts {
  return useReader().t;
}

export function useFormat(): Format {
  return useReader().format;
}

export function useLocale(): ReaderLocale {
  return useReader();
}

/** The reader's time zone, also where texts don't follow it; null until the browser has told it. */
export function useOwnZone(): string | null {
  return use(OwnZoneContext);
}

function useReader(): Reader {
  const reader = use(TextsContext);
  if (reader === null) throw new Error('TextsProvider is missing above this component');
  return reader;
}

function createTranslate(locale: string, timeZone: string, texts: CompiledTexts): UseTexts {
  const find = (key: string) => {
    const dot = key.indexOf('.');
    const area = texts[key.slice(0, dot)];
    const name = key.slice(dot + 1);
    return area && Object.hasOwn(area, name) ? area[name] : undefined;
  };
  const write = (key: string, values?: Values): ReactNode => {
    const message = find(key);
    if (message === undefined) return missing(key);
    const formatted = format<ReactNode>(message as CompiledMessage, locale, values as never, {
      formatters,
      timeZone,
    });
    return Array.isArray(formatted) ? together(formatted) : formatted;
  };
  return Object.assign((key: string, values?: Values) => write(key, values), {
    rich: (key: string, values: Values) => write(key, mapTags(values)),
    has: (key: string) => find(key) !== undefined,
    gap: sentenceGap(locale),
  }) as UseTexts;
}

function mapTags(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (chunks: ReactNode[]) => value(together(chunks)) : value,
    ]),
  );
}

// Children passed as arguments need no keys.
const together = (parts: ReactNode[]) => createElement(Fragment, null, ...parts);

function missing(key: string): string {
  const sentence = `The text '${key}' is not on this page: is its area picked by the loader?`;
  if (import.meta.env.MODE === 'test') throw new Error(sentence);
  // oxlint-disable-next-line no-console -- a missing text must be noticed
  console.error(sentence);
  return key;
}
