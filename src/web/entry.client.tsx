import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { stopRecordingClicks } from '#web/lib/early-click.ts';
import { NonceContext } from '#web/lib/nonce.ts';

/** The browser hides a nonce after it used it: what is left of the attribute is an empty one. */
const nonceLeft = document.querySelector('script[nonce]') === null ? null : '';

startTransition(() => {
  hydrateRoot(
    document,
    <NonceContext value={nonceLeft}>
      <HydratedRouter />
    </NonceContext>,
  );
  stopRecordingClicks();
});
