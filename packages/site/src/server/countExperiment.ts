import { walkPage } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { ExperimentCounter, ExperimentEvent } from '@broadsheet/platform';
import { isFromOwnPage } from './isFromOwnPage.ts';

/** The path to which pages report that the version of an experiment was seen or opened: the body is `seen summer-offer.a`. */
export const EXPERIMENT_PATH = '/_broadsheet/experiment';
export const MAX_EXPERIMENT_BYTES = 256;

export interface CountExperimentOptions {
  readonly siteOrigin: string;
  readonly address: string | undefined;
  readonly experiments: Pick<ExperimentCounter, 'count'>;
  /** Returns the published pages; the same object while they are unchanged. */
  readonly pages: () => readonly PageDocument[];
}

const BODY = /^(?<kind>seen|opened) (?<experiment>[a-z\d-]{1,40})\.(?<variant>[ab])$/;

/** Parses what a page reports; `undefined` for any other text. */
function parseEvent(body: string): Pick<ExperimentEvent, 'kind' | 'experiment' | 'variant'> | undefined {
  const { kind, experiment, variant } = BODY.exec(body)?.groups ?? {};
  return experiment === undefined
    ? undefined
    : {
        kind: kind === 'seen' ? 'seen' : 'opened',
        experiment,
        variant: variant === 'a' ? 'a' : 'b',
      };
}

const known = new WeakMap<readonly PageDocument[], ReadonlySet<string>>();

/** Returns the versions of experiments on published pages, such as `summer-offer.a`; read once for the same pages. */
function listVersions(pages: readonly PageDocument[]): ReadonlySet<string> {
  const found = known.get(pages);
  if (found !== undefined) return found;
  const versions = new Set<string>();
  for (const page of pages)
    for (const { node } of walkPage(page))
      if (node.experiment !== undefined) versions.add(`${node.experiment.id}.${node.experiment.variant}`);
  known.set(pages, versions);
  return versions;
}

/** Counts that the version of a published experiment was seen or opened. The response does not reveal whether it did. */
export async function countExperiment(
  request: Request,
  { siteOrigin, address, experiments, pages }: CountExperimentOptions,
): Promise<Response> {
  if (isFromOwnPage(request, siteOrigin)) {
    const event = parseEvent(await request.text());
    // Strangers must not fill the table with ids of their own.
    if (event !== undefined && listVersions(pages()).has(`${event.experiment}.${event.variant}`)) {
      const userAgent = request.headers.get('user-agent') ?? undefined;
      experiments.count({ ...event, address, userAgent });
    }
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
