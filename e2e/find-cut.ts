/**
 * Run in the page: finds texts that contain `mark` and are cut off, and horizontal page scroll.
 */
export function findCut(mark: string): string[] {
  const root = document.documentElement;
  const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
    if (
      text === '' ||
      !text.includes(mark) ||
      element.clientWidth <= 1 ||
      element.closest('[hidden], [aria-hidden="true"], [role="img"]') ||
      // What is folded has no room of its own before it is opened.
      !element.checkVisibility()
    )
      continue;
    const style = getComputedStyle(element);
    if (style.overflowX === 'visible' || style.display === 'inline') continue;
    if (element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${text.slice(0, 60)}`);
  }
  return found;
}
