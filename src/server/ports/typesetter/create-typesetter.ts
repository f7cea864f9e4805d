import type { Typesetter } from './typesetter.ts';

/** Stands in until pages are set. */
export function createTypesetter(): Typesetter {
  const page = (text: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"><rect width="595" height="842" fill="#fff"/><text x="40" y="60" font-size="24">${text.replace(/[<&]/gu, '')}</text></svg>`;
  return {
    pdf: async () => new TextEncoder().encode('%PDF-1.4\n%%EOF'),
    pages: async ({ basics }) => [page(`${basics.firstName} ${basics.lastName}`)],
  };
}
