import type { Resolve } from './get-json.ts';
import type { Setting } from './request.ts';

/** Where each source is, and the keys to it; those that need one may have none. */
export type SourceOptions = {
  network: { url: Setting; key: Setting };
  reviews: { url: Setting; partner: Setting; key: Setting; country: Setting };
  indian: { url: Setting; key: Setting };
  adzuna: { url: string; country: string; id: Setting; key: Setting };
  jsearch: { url: string; key: Setting };
  greenhouse: string;
  lever: string;
  ashby: string;
  /** Those with '{board}' have its name in the place of it. */
  recruitee: string;
  smartrecruiters: string;
  workable: string;
  teamtailor: string;
  bamboohr: string;
  pinpoint: string;
  remotive: string;
  arbeitnow: string;
  himalayas: string;
  jobicy: string;
  remoteok: string;
  allowsLoopback: boolean;
  resolve?: Resolve;
};
