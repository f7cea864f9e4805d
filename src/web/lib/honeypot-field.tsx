import { useTexts } from './texts.tsx';

/**
 * A field hidden from people: if it is filled in, the sender is a bot, and the server stores
 * nothing.
 */
export function HoneypotField() {
  const t = useTexts();
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {t('site.trap')}
        <input name="motto" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
