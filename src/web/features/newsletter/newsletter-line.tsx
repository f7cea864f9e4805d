import { useId } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { buttonClass } from '#web/ui/button-class.ts';

/**
 * The newsletter sign-up in the footer of public pages. A plain form; the result is shown on its
 * own page.
 */
export function NewsletterLine() {
  const t = useTexts();
  const id = useId();
  return (
    <form method="post" action="/newsletter" className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-semibold text-ink">
        {t('site.newsletter.label')}
      </label>
      <span className="flex gap-2">
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={t('site.newsletter.email')}
          className="h-9 touch-height w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-14 text-ink placeholder:text-ink-subtle hover:border-ink-subtle focus-visible:border-primary focus-visible:outline-1 pointer-coarse:text-16"
        />
        <button type="submit" className={buttonClass()}>
          {t('site.newsletter.submit')}
        </button>
      </span>
    </form>
  );
}
