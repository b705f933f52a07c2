import {
  CONTENT_DISCARD,
  CONTENT_EDIT,
  CONTENT_ENTRY,
  CONTENT_KIND_PARAMS,
  CONTENT_PARAMS,
  CONTENT_PUBLISH,
  CONTENT_SAVE,
} from '@wisata/kernel/contracts/admin-content';
import type { ContentEdit, ContentEntry, EditedKind } from '@wisata/kernel/contracts/admin-content';
import * as v from 'valibot';
import type { BackendContext } from '../../../app/context.ts';
import { notFound, ok } from '../../../app/envelope.ts';
import { defineRoute } from '../../../app/route.ts';
import { findUserById } from '../../auth/index.ts';
import { searchBlogCategories } from '../blog.repository.ts';
import { isOver } from '../shown-until.rules.ts';
import { findDraft, searchDrafts } from './drafts.repository.ts';
import type { Draft } from './drafts.repository.ts';
import { titleOf } from './edited-body.ts';
import { discardDraft, publishDraft, saveDraft } from './editing.service.ts';
import type { Place } from './editing.service.ts';
import { findLive, searchLive, searchPictures } from './live.repository.ts';

async function toMark({ db }: BackendContext, { publish_at: publishAt, updated_at: at, updated_by: by }: Draft) {
  return {
    publish_at: publishAt?.toISOString() ?? null,
    updated_at: at.toISOString(),
    updated_by: (await findUserById(db, by))?.email ?? '',
  };
}

async function listEntries(context: BackendContext, kind: EditedKind): Promise<ContentEntry[]> {
  const [live, drafts] = await Promise.all([searchLive(context.db, kind), searchDrafts(context.db, kind)]);
  const draftOf = async (id: number) => {
    const draft = drafts.find((each) => each.id === id);
    return draft ? toMark(context, draft) : null;
  };
  const unseen = drafts.filter(({ id }) => !live.some((each) => each.id === id));
  const entries = [...unseen.map((draft) => ({ ...draft, is_active: null })), ...live];
  return Promise.all(
    entries.map(async ({ id, is_active, body }) => ({
      kind,
      id,
      title: titleOf(kind, body),
      is_active,
      is_over: isOver(body, context.clock.now()),
      draft: await draftOf(id),
    })),
  );
}

async function describe(context: BackendContext, { kind, id }: Place): Promise<ContentEdit> {
  const { db } = context;
  const [live, draft, pictures, categories] = await Promise.all([
    findLive(db, kind, id),
    findDraft(db, kind, id),
    searchPictures(db),
    kind === 'post' ? searchBlogCategories(db) : [],
  ]);
  if (!live && !draft) throw notFound('There is no such entry.', 'DRAFT_NOT_FOUND');
  const written = draft && {
    revision: draft.revision,
    is_active: draft.is_active,
    body: { ...draft.body },
    ...(await toMark(context, draft)),
  };
  return {
    kind,
    id,
    live: live ? { ...live, body: { ...live.body } } : null,
    draft: written ?? null,
    pictures,
    categories,
  };
}

const PATH = '/api/v1/admin/content/:kind';
const shared = { isBeyondContract: true, access: 'editing' } as const;
/** One entry, as its editor has it after the call. */
const entry = { ...shared, params: CONTENT_PARAMS, response: CONTENT_EDIT } as const;

export const editingRoutes = [
  defineRoute({
    ...shared,
    method: 'GET',
    path: PATH,
    summary: 'Entries of one kind with their drafts, those that guests never saw first',
    params: CONTENT_KIND_PARAMS,
    response: v.array(CONTENT_ENTRY),
    handler: ({ params }, context) => listEntries(context, params.kind),
  }),
  defineRoute({
    ...shared,
    method: 'POST',
    path: PATH,
    summary: 'Begins a new entry as a draft',
    params: CONTENT_KIND_PARAMS,
    body: CONTENT_SAVE,
    response: CONTENT_EDIT,
    async handler({ params: { kind }, body, user }, context) {
      const { id } = await saveDraft(context, { kind, id: undefined }, body, user!);
      return describe(context, { kind, id });
    },
  }),
  defineRoute({
    ...entry,
    method: 'GET',
    path: `${PATH}/:id`,
    summary: 'One entry for its editor: what guests see and what is drafted',
    handler: ({ params }, context) => describe(context, params),
  }),
  defineRoute({
    ...entry,
    method: 'PATCH',
    path: `${PATH}/:id`,
    summary: 'Keeps a draft; guests see nothing of it',
    body: CONTENT_SAVE,
    async handler({ params, body, user }, context) {
      await saveDraft(context, params, body, user!);
      return describe(context, params);
    },
  }),
  defineRoute({
    ...entry,
    method: 'POST',
    path: `${PATH}/:id/publish`,
    summary: 'Shows a draft to guests, at once or at an instant to come',
    body: CONTENT_PUBLISH,
    async handler({ params, body, user }, context) {
      await publishDraft(context, params, body, user!);
      return ok(await describe(context, params), body.publish_at === null ? 'Published' : 'Scheduled');
    },
  }),
  defineRoute({
    ...shared,
    method: 'POST',
    path: `${PATH}/:id/discard`,
    summary: 'Throws a draft away; what guests see stays',
    params: CONTENT_PARAMS,
    body: CONTENT_DISCARD,
    response: v.null(),
    async handler({ params, body }, context) {
      await discardDraft(context, params, body.revision);
      return ok(null, 'Draft discarded');
    },
  }),
];
