type Doubt = { rule: string; html?: RegExp; reasons?: readonly string[]; why: string };

/** Results that axe could not decide, reviewed by a person and found correct. */
export const reviewedDoubts: readonly Doubt[] = [
  {
    rule: 'label-content-name-mismatch',
    html: /aria-label="(Account menu for |Dashboard")/u,
    why: 'The letter in the avatar is a picture of the name that the label says.',
  },
  {
    rule: 'color-contrast',
    reasons: ['elmPartiallyObscured', 'elmPartiallyObscuring', 'bgOverlap', 'outsideViewport'],
    why: 'Lies under an open layer or is scrolled out of its list; every pair of colours is computed elsewhere.',
  },
  {
    rule: 'color-contrast',
    reasons: ['emptyValue'],
    why: 'An empty field shows no text that could be too pale.',
  },
  {
    rule: 'color-contrast',
    reasons: ['shortTextContent'],
    html: /class="[^"]*text-28[^"]*text-ink/u,
    why: 'A count of one digit is large text in the strongest colour.',
  },
  {
    rule: 'color-contrast',
    reasons: ['shortTextContent'],
    html: /^<span aria-hidden="true">\d<\/span>$/u,
    why: 'A count of one digit beside a filter has the colour that longer counts there have.',
  },
  {
    rule: 'color-contrast',
    reasons: ['pseudoContent'],
    html: /^<span class="text-12 text-ink-subtle tabular-nums">/u,
    why: 'The line of a chosen tab lies under its count, not behind it.',
  },
  {
    rule: 'color-contrast',
    reasons: ['imgNode', 'shortTextContent'],
    html: /class="absolute font-semibold text-ink tabular-nums/u,
    why: 'The number of a score stands in the hole of its ring, in the strongest colour on the surface behind.',
  },
  {
    rule: 'color-contrast',
    reasons: ['imgNode'],
    html: /^<text [^>]*class="fill-ink/u,
    why: 'The words of a page stand in for it until it is drawn, in the strongest colour on white; then they go.',
  },
  {
    rule: 'video-caption',
    html: /src="\/assessment-recordings\//u,
    why: 'A student’s own recording has no captions: nobody has written down what it says.',
  },
  {
    rule: 'heading-order',
    html: /<h2 id="reply"/u,
    why: 'Comes a moment after the rest of the page, with the form for whoever may write; it follows the h2 of the replies.',
  },
];
