import type { ZodType } from 'zod';
import { contract, type Contract, type ProcedureName } from '#contract/index.ts';
import type { ProcedureMeta } from '#contract/procedure.ts';
import type { Actor } from '#domain/actor.ts';
import type { World } from '#testing/world.ts';
import { account } from './account.ts';
import { activity } from './activity.ts';
import { analytics } from './analytics.ts';
import { application } from './application.ts';
import { assessment } from './assessment.ts';
import { assistant } from './assistant.ts';
import { article, audit, mailbox } from './audit.ts';
import { backup } from './backup.ts';
import type { CallsOf, ValidCall } from './call.ts';
import { coach } from './coach.ts';
import { community, contact, event, forum, newsletter, report } from './community.ts';
import { company } from './company.ts';
import { credential } from './credential.ts';
import { drive } from './drive.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { interview } from './interview.ts';
import { invitation } from './invitation.ts';
import { learning } from './learning.ts';
import { match } from './match.ts';
import { offer } from './offer.ts';
import { overview } from './overview.ts';
import { plan } from './plan.ts';
import { posting } from './posting.ts';
import { practice } from './practice.ts';
import { question } from './question.ts';
import { recording } from './recording.ts';
import { ats, model, readiness, resume } from './resume.ts';
import { roadmap } from './roadmap.ts';
import { scorecard } from './scorecard.ts';
import { externalJobs, jobAlerts, palette, savedJobs, search } from './search.ts';
import { notification, profile, setting } from './setting.ts';
import { siteAnalytics } from './site-analytics.ts';
import { skillTest } from './skill-test.ts';
import { stage } from './stage.ts';
import { talent } from './talent.ts';
import { task } from './task.ts';
import { team } from './team.ts';
import { template } from './template.ts';

const calls: { [Noun in keyof Contract]: CallsOf<Noun> } = {
  account,
  activity,
  analytics,
  application,
  article,
  assessment,
  assistant,
  ats,
  audit,
  backup,
  coach,
  community,
  company,
  contact,
  credential,
  drive,
  event,
  forum,
  health,
  home,
  invitation,
  interview,
  mailbox,
  match,
  model,
  newsletter,
  notification,
  offer,
  overview,
  palette,
  plan,
  posting,
  profile,
  practice,
  question,
  readiness,
  report,
  recording,
  resume,
  learning,
  roadmap,
  skillTest,
  scorecard,
  search,
  setting,
  siteAnalytics,
  jobAlerts,
  savedJobs,
  externalJobs,
  stage,
  talent,
  task,
  team,
  template,
};

export type Procedure = {
  name: ProcedureName;
  /** Creates the rows that the call needs, new ones each time. */
  prepare: (world: World) => Promise<ValidCall>;
  method: string;
  /** Below /api, with {names} as placeholders. */
  path: string;
  rpcPath: string;
  input: ZodType;
  output: ZodType;
  meta: ProcedureMeta;
  /** Every refusal that the contract names. */
  refusals: string[];
};

/** Every procedure of the contract, each with a valid call. */
export const procedures: Procedure[] = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, procedure]) => {
    const { route, meta, inputSchema, outputSchema, errorMap } = procedure['~orpc'];
    const ofNoun: Record<string, Procedure['prepare']> = calls[noun as keyof Contract];
    const prepare = ofNoun[verb];
    if (prepare === undefined) throw new Error(`There is no valid call of ${noun}.${verb}.`);
    return {
      name: `${noun}.${verb}` as ProcedureName,
      prepare,
      method: route.method ?? 'POST',
      path: `/api${route.path}`,
      rpcPath: `/api/rpc/${noun}/${verb}`,
      input: inputSchema as ZodType,
      output: outputSchema as ZodType,
      meta,
      refusals: Object.keys(errorMap),
    };
  }),
);

type CallOptions = NonNullable<Parameters<World['call']>[1]>;

export function callProcedure(
  world: World,
  name: ProcedureName,
  { by, input }: { by: Actor; input: unknown },
  options: CallOptions = {},
): Promise<unknown> {
  const [noun = '', verb = ''] = name.split('.');
  const api = world.call(by, options) as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  const procedure = api[noun]?.[verb];
  if (procedure === undefined) throw new Error(`There is no ${name}.`);
  return procedure(input);
}
