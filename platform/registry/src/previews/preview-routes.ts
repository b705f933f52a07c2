import * as v from 'valibot';
import type { RegistryPart } from '../context.ts';
import { sendData, sendFailure } from '../envelope.ts';
import { findForeign, getCaller } from '../guard.ts';
import { createGuardEdge, readEdgeSecret } from '../judge/edge-secret.ts';
import { reason } from '../requested-action.ts';
import { createPreviewLinks } from './preview-link.ts';
import { endPreview, openPreview, searchPreviews } from './previews.ts';

const PullRequest = v.pipe(
  v.number('Name a pull request by its number.'),
  v.integer(),
  v.minValue(1),
  v.maxValue(2_000_000_000),
);

/** What somebody wants of a preview. */
const Wanted = v.variant('kind', [
  v.object({
    kind: v.literal('open'),
    number: PullRequest,
    version: v.pipe(v.string('Name a version.'), v.nonEmpty('Name a version.'), v.maxLength(120)),
    reason,
  }),
  v.object({ kind: v.literal('end'), number: PullRequest }),
]);

const STATUS: Readonly<Record<string, number>> = { RELEASE_UNKNOWN_VERSION: 422 };

/** Previews of pull requests: opened, renewed and ended by who may release the package, shown by edges. */
export const previewPart: RegistryPart = async (app, { config, pool, store }, guard) => {
  const secret = await readEdgeSecret(config.dataDir, config.edgeSecret);
  const links = createPreviewLinks(secret);

  app.get('/ops/api/previews', { preHandler: guard('viewer') }, async (_request, reply) => {
    const previews = await searchPreviews(pool, new Date());
    const linked = previews.map((each) => ({ ...each, path: links.pathOf(each.package, each.number) }));
    return sendData(reply, { previews: linked });
  });

  app.post<{ Params: { name: string } }>(
    '/ops/api/packages/:name/previews',
    { preHandler: guard('releaser') },
    async (request, reply) => {
      const parsed = v.safeParse(Wanted, request.body);
      if (!parsed.success) {
        const reasons = [...new Set(parsed.issues.map(({ message }) => message))];
        return sendFailure(reply, 422, 'OPS_INVALID', reasons.join(' '), { reasons });
      }
      const { name } = request.params;
      const caller = getCaller(request);
      const foreign = findForeign(caller, name);
      if (foreign) return sendFailure(reply, 403, 'OPS_FORBIDDEN', foreign);
      const wanted = parsed.output;
      if (wanted.kind === 'end') {
        if (await endPreview(pool, name, wanted.number)) return sendData(reply, null);
        return sendFailure(reply, 404, 'PREVIEW_UNKNOWN', `${name} has no preview of pull request ${wanted.number}.`);
      }
      const opened = await openPreview({ pool, store, now: new Date() }, { ...wanted, name, actor: caller.name });
      if (opened.ok) return sendData(reply, { ...opened.data, path: links.pathOf(name, wanted.number) });
      const { code, message } = opened.failure;
      return sendFailure(reply, STATUS[code] ?? 409, code, message, { reasons: [message] });
    },
  );

  app.get<{ Params: { name: string; number: string } }>(
    '/ops/api/previews/:name/:number',
    { preHandler: createGuardEdge(secret) },
    async (request, reply) => {
      const { name, number } = request.params;
      const found = (await searchPreviews(pool, new Date())).find(
        (each) => each.package === name && String(each.number) === number,
      );
      if (found) return sendData(reply, { version: found.version });
      return sendFailure(reply, 404, 'PREVIEW_UNKNOWN', 'This preview has ended.');
    },
  );
};
