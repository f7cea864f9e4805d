import type { ReactNode } from 'react';
import type { OpenedApplication } from '#contract/application-pipeline.ts';
import type { PlainTextKey } from '#texts/translate.ts';

/** A tab of the candidate workspace; the page lists them, from whatever feature they come. */
export type WorkspaceTab = {
  /** In the URL. */
  value: string;
  label: PlainTextKey;
  count?: (application: OpenedApplication) => number;
  panel: (application: OpenedApplication) => ReactNode;
};
