import { useEffect, useRef } from 'react';
import type { Drawing } from './open-drawing.ts';

const fewestDots = 900;
const maxDots = 1800;

type PagePictureProps = { drawing: Drawing; page: number; onDrawn: () => void };

export function PagePicture({ drawing, page, onDrawn }: PagePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    let isOver = false;
    const draw = async () => {
      const pixels = element.clientWidth * window.devicePixelRatio;
      const width = Math.round(Math.min(maxDots, Math.max(fewestDots, pixels)));
      const picture = await drawing.draw(page, width);
      if (picture === null || isOver) return;
      element.width = picture.width;
      element.height = picture.height;
      element.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      onDrawn();
    };
    void draw();
    return () => {
      isOver = true;
    };
  }, [drawing, page, onDrawn]);
  return <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />;
}
