import { type Fields, longestOf } from '#domain/fields.ts';
import type { Refusal } from '#domain/refusals.ts';
import { problemText, refusalMessage } from './problem-text.ts';
import { callFailure, detailOf, refusalOf } from './refusal-text.ts';
import { useTexts } from './texts.tsx';

export type FormTextOptions = {
  fields?: Fields;
  /** Maximum length of each field, in characters. */
  longest?: Readonly<Record<string, number>>;
  /** Replaces the default text of a refusal; `field` is set when it is shown at a field. */
  textOf?: (refusal: Refusal, field?: string) => string | undefined;
  /** The message for a failure whose details it tells. */
  failureOf?: (error: unknown) => string | undefined;
  /** The message for an internal error. */
  unknownText?: string;
};

/** The error texts of a form: for a field, for its values, or for sending it. */
export function useFormTexts({ fields = {}, textOf, failureOf, ...options }: FormTextOptions) {
  const longest = { ...longestOf(fields), ...options.longest };
  const t = useTexts();
  const messageOf = (refusal: Refusal) => textOf?.(refusal) ?? refusalMessage(t, refusal);
  function withWait(text: string | undefined, error: unknown): string {
    const seconds = detailOf(error, 'retryAfterSeconds');
    if (typeof seconds !== 'number') return text ?? '';
    const minutes = Math.ceil(seconds / 60);
    const wait = seconds > 90 ? t('site.wait-minutes', { minutes }) : t('site.wait', { seconds });
    return `${text}${t.gap}${wait}`;
  }
  return {
    longest,
    messageOf,
    failureText: (error: unknown): string => {
      const ownText = failureOf?.(error);
      if (ownText !== undefined) return ownText;
      const refusal = refusalOf(error);
      if (refusal !== null) return withWait(messageOf(refusal), error);
      const key = callFailure(error);
      return (key === 'common.unknown' && options.unknownText) || t(key);
    },
    problemAt: (field: string, problem: Refusal | undefined, error: unknown) => {
      if (problem === undefined) return undefined;
      const text = textOf?.(problem, field) ?? problemText(t, problem, longest[field]);
      return refusalOf(error) === problem ? withWait(text, error) : text;
    },
  };
}
