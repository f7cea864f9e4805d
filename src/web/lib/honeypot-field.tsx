import { useTexts } from './texts.tsx';

/** A field that nobody sees: what fills it in is no person, and the server keeps nothing of what it sends. */
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
