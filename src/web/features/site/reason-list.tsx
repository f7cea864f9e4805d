import type { ReactNode } from 'react';

type Reason = {
  key: string;
  title: ReactNode;
  note?: string;
  facts: [term: string, text: string][];
};

/** Items with reasons, as a list for both narrow and wide screens. */
export function ReasonList({ id, title, items }: { id: string; title: string; items: Reason[] }) {
  return (
    <section className="mt-12 max-w-text">
      <h2 id={id} className="scroll-mt-24 font-display text-28 font-bold text-ink">
        {title}
      </h2>
      <ul className="mt-6 flex flex-col divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.key} className="py-5">
            <h3 className="text-16 font-semibold wrap-anywhere text-ink">{item.title}</h3>
            {item.note && <p className="mt-1 text-13 text-ink-muted">{item.note}</p>}
            <dl className="mt-3 grid gap-x-4 gap-y-1 text-16 sm:grid-cols-[7rem_minmax(0,1fr)]">
              {item.facts.map(([term, text]) => (
                <div key={term} className="contents">
                  <dt className="mt-1 text-14 text-ink-muted">{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
