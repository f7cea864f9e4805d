/** Texts of these areas that are their own names, for a component that is rendered without a page. */
export const namedTexts = (...areas: string[]) => [
  Object.fromEntries(areas.map((area) => [area, named])),
];

const named = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => name,
    getOwnPropertyDescriptor: (_, value) => ({ value, configurable: true }),
  },
);
