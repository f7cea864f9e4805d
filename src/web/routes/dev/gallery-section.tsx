import type { ReactNode } from 'react';

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={title.toLowerCase().replaceAll(' ', '-')} className="flex flex-col gap-4">
      <h2 className="text-20 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

export function GalleryRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
