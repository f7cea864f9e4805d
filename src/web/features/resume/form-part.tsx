import type { ReactNode } from 'react';

export function FormPart({
  title,
  help,
  children,
}: {
  title: ReactNode;
  help?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-16 font-semibold wrap-anywhere text-ink">{title}</h2>
        {help && <p className="mt-0.5 text-13 text-ink-muted">{help}</p>}
      </div>
      {children}
    </section>
  );
}
