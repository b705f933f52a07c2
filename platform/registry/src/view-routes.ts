import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseVersion } from './bucketing.ts';
import type { RegistryPart } from './context.ts';
import { sendData, sendFailure } from './envelope.ts';
import { NOTHING_RELEASED } from './release-state.ts';
import { readSnapshot, searchRevisions, searchStableSince, searchVersions } from './repository.ts';
import { compareReleases } from './compare-releases.ts';
import { searchRequests } from './requests.ts';
import { describeSegment } from './segment.ts';

const LONGEST_HISTORY = 500;
const USUAL_HISTORY = 100;

interface HistoryRequest {
  readonly Params: { name?: string };
  readonly Querystring: { limit?: string; after?: string; before?: string };
}

const wholeOf = (text: string | undefined) =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** What people and programs look at: nothing here changes anything. */
export const viewRoutes: RegistryPart = (app, { config, pool, store, publication, findSlots }, guard) => {
  const viewer = { preHandler: guard('viewer') };
  app.get('/ops/api/state', viewer, async (_request, reply) => {
    const { revision, states } = await readSnapshot(pool);
    const [versions, since, requests] = await Promise.all([
      searchVersions(pool),
      searchStableSince(pool),
      searchRequests(pool, new Date()),
    ]);
    const names = [...new Set([...Object.keys(states), ...versions.keys()])].sort();
    const packages = await Promise.all(
      names.map(async (name) => {
        const state = states[name] ?? NOTHING_RELEASED;
        const slots = (await findSlots(name, state)) ?? state.slotsOff ?? [];
        const asked = requests.filter((each) => each.package === name);
        return { name, state, versions: versions.get(name) ?? [], since: since.get(name), slots, requests: asked };
      }),
    );
    return sendData(reply.header('etag', `"${revision}"`), { environment: config.environmentName, revision, packages });
  });

  const history = async (request: FastifyRequest<HistoryRequest>, reply: FastifyReply) => {
    const { limit, after, before } = request.query;
    const wanted = Math.min(Math.max(wholeOf(limit) ?? USUAL_HISTORY, 1), LONGEST_HISTORY);
    const query = { package: request.params.name, after: wholeOf(after), before: wholeOf(before), limit: wanted };
    return sendData(reply, { revisions: await searchRevisions(pool, query) });
  };
  app.get<HistoryRequest>('/ops/api/history', viewer, history);
  app.get<HistoryRequest>('/ops/api/packages/:name/history', viewer, history);

  app.get<{ Params: { name: string }; Querystring: { from?: string; to?: string } }>(
    '/ops/api/packages/:name/diff',
    viewer,
    async (request, reply) => {
      const { from = '', to = '' } = request.query;
      const { name } = request.params;
      const [before, after] = await Promise.all([store.find(name, from), store.find(name, to)]);
      if (before && after) return sendData(reply, await compareReleases(store, before, after));
      const missing = before ? to : from;
      return sendFailure(reply, 404, 'RELEASE_UNKNOWN_VERSION', `${name} ${missing} is not in the release store.`);
    },
  );

  app.get<{ Querystring: { id?: string } }>('/ops/api/visitor', viewer, async (request, reply) => {
    const { id } = request.query;
    if (!id) return sendFailure(reply, 422, 'OPS_INVALID', 'Name a visitor: ?id=');
    const { revision, states } = publication.current().snapshot;
    const packages = Object.entries(states).flatMap(([name, state]) => {
      // What stands in the cookie behind the id is the seal of the edge that made it.
      const chosen = chooseVersion(state, name, id.split('.', 1)[0]!);
      const segment = chosen?.cohort === 'canary' ? state.canary?.segment : undefined;
      return chosen ? [{ name, ...chosen, ...(segment && { only: describeSegment(segment) }) }] : [];
    });
    return sendData(reply, { visitor: id, revision, packages });
  });
};
