import type { Resolve } from './get-answer.ts';
import type { Setting } from './request.ts';

/** The URL of each source, and its key if it needs one. */
export type SourceOptions = {
  network: { url: Setting; key: Setting };
  reviews: { url: Setting; partner: Setting; key: Setting; country: Setting };
  indian: { url: Setting; key: Setting };
  adzuna: { url: string; country: string; id: Setting; key: Setting };
  jsearch: { url: string; key: Setting };
  usajobs: { url: string; email: Setting; key: Setting };
  arbeitsagentur: { url: string; key: Setting };
  greenhouse: string;
  lever: string;
  ashby: string;
  /** '{board}' in a URL is replaced by the board's name. */
  recruitee: string;
  smartrecruiters: string;
  workable: string;
  teamtailor: string;
  bamboohr: string;
  pinpoint: string;
  personio: string;
  remotive: string;
  arbeitnow: string;
  himalayas: string;
  jobicy: string;
  remoteok: string;
  allowsLoopback: boolean;
  resolve?: Resolve;
};
