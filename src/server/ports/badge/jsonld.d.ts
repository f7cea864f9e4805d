declare module 'jsonld' {
  type Loaded = { contextUrl: null; documentUrl: string; document: unknown };
  type Options = {
    algorithm: 'RDFC-1.0';
    format: 'application/n-quads';
    safe: true;
    base: null;
    documentLoader: (url: string) => Promise<Loaded>;
    signal?: AbortSignal;
  };
  const jsonld: { canonize(document: object, options: Options): Promise<string> };
  export default jsonld;
}
