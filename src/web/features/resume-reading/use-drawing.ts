import { useEffect, useState } from 'react';
import { type Drawing, openDrawing } from './open-drawing.ts';

/** The opened PDF of a file while a page shows it; null without a file, and while loading. */
export function useDrawing(file: Blob | null): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    let own: Drawing | undefined;
    let isOver = false;
    void openDrawing(file).then(
      (opened) => {
        own = opened;
        if (isOver) opened.close();
        else setDrawing(opened);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      own?.close();
      setDrawing(null);
    };
  }, [file]);
  return drawing;
}
