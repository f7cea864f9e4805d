declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object });
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalbazaar/vc' {
  type Loaded = { contextUrl: null; documentUrl: string; document: unknown };
  export function verifyCredential(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<Loaded>;
    now: Date;
    checkStatus: () => Promise<{ verified: boolean }>;
  }): Promise<{ verified: boolean; error?: Error }>;
}
