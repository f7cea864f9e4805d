import { type ComponentProps, lazy, Suspense } from 'react';
import { untilLoaded } from '#web/lib/until-loaded.ts';
import type { PostingEditor as Editor } from './posting-editor.tsx';

const loadEditor = async () => (await import('./posting-editor.tsx')).PostingEditor;

// Beside the frame of the dashboard, not in front of it. Where the server wrote the form it is loaded before the page comes
// alive, so that what was typed meanwhile is found.
const isWritten =
  import.meta.env.SSR || document.querySelector('form [name="primaryRole"]') !== null;
const written = isWritten ? await loadEditor().catch(() => null) : null;
const PostingEditor = written ?? lazy(async () => ({ default: await untilLoaded(loadEditor) }));

/** Where a posting is written. */
export function EditorPanel(props: ComponentProps<typeof Editor>) {
  return (
    <Suspense>
      <PostingEditor {...props} />
    </Suspense>
  );
}
