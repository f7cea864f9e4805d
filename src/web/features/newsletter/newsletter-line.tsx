import { useId } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { controlClass, controlSizes } from '#web/ui/control-class.ts';
import { joinClasses } from '#web/ui/join-classes.ts';

/** Asks for the newsletter from the foot of every public page. A plain form: what becomes of it is a page of its own. */
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
          className={joinClasses(controlClass, controlSizes.md)}
        />
        <button type="submit" className={buttonClass()}>
          {t('site.newsletter.submit')}
        </button>
      </span>
    </form>
  );
}
