import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { stopRecordingClicks } from '#web/lib/early-click.ts';

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
  stopRecordingClicks();
});
