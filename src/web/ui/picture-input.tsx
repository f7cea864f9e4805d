import type { Ref } from 'react';
import { buttonClass } from './button-class.ts';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

type Props = {
  ref: Ref<HTMLInputElement>;
  name: string;
  /** Id of the text that says which pictures fit. */
  helpId: string;
  busy: boolean;
  text: string;
  busyText: string;
  /** The button that sends the picture without scripts. */
  sendText: string;
};

/** A button that chooses a picture and submits its form at once. */
export function PictureInput({ ref, name, helpId, busy, text, busyText, sendText }: Props) {
  return (
    <>
      <label
        className={buttonClass(
          'secondary',
          'md',
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
        )}
      >
        <input
          ref={ref}
          id={name}
          type="file"
          name={name}
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={helpId}
          disabled={busy}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="sr-only noscript:not-sr-only"
        />
        {busy ? (
          <span className="inline-flex items-center gap-2">
            <Spinner />
            {busyText}
          </span>
        ) : (
          text
        )}
      </label>
      <span className="hidden noscript:contents">
        <Button type="submit">{sendText}</Button>
      </span>
    </>
  );
}
