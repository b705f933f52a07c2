import { DRAFT_BODIES, WHOLE_BODIES } from '@wisata/kernel/contracts/admin-content';
import type { EditedBody, EditedKind } from '@wisata/kernel/contracts/admin-content';
import * as v from 'valibot';
import type { AuthUser } from '../../../app/access-token.ts';
import type { BackendContext } from '../../../app/context.ts';
import { badRequest, conflict, notFound } from '../../../app/envelope.ts';
import { parseInput } from '../../../app/input.ts';
import type { Trx } from '../../../app/schema.ts';
import { recordChange } from '../../audit/index.ts';
import { SLIDER_PRODUCT, undoSliderRemoval } from '../slider-products.service.ts';
import { dropDraft, lockEntry, putDraft, searchDue, takeNumber } from './drafts.repository.ts';
import type { Draft } from './drafts.repository.ts';
import { titleOf } from './edited-body.ts';
import { findLive, isBlogCategory, newSlug, searchLive, writeLive } from './live.repository.ts';
import type { Live } from './live.repository.ts';

export const PUBLISH_JOB = 'content.publish';

/** The entry that somebody works on. */
export interface Place {
  readonly kind: EditedKind;
  readonly id: number;
}

interface Save {
  /** Of the draft that the editor began from; 0 for none. */
  readonly revision: number;
  /** What guests saw when the editor began. */
  readonly live: object | null;
  readonly is_active: boolean;
  readonly body: object;
}

type Editor = Pick<AuthUser, 'id'>;

async function readBody(schemas: typeof DRAFT_BODIES, kind: EditedKind, body: object): Promise<EditedBody> {
  const schema = v.object({ body: schemas[kind] });
  return ((await parseInput(schema, { body })) as { body: EditedBody }).body;
}

const changed = () => conflict('Somebody else has changed this since you opened it. Open it again.', 'DRAFT_CHANGED');

function checkRevision(draft: Draft | undefined, revision: number): void {
  if ((draft?.revision ?? 0) !== revision) throw changed();
}

function getDraft(draft: Draft | undefined, revision: number): Draft {
  if (!draft) throw notFound('There is no draft.', 'DRAFT_NOT_FOUND');
  checkRevision(draft, revision);
  return draft;
}

/** Without a draft, an entry must still be as guests saw it when the editor began. */
async function checkLive(trx: Trx, { kind, id }: Place, began: Save['live']): Promise<void> {
  const live = await findLive(trx, kind, id);
  if (!live) throw notFound('There is no such entry.', 'DRAFT_NOT_FOUND');
  if (!sameLive(live, began)) throw changed();
}

/** Keeps what was written; guests see nothing of it, and what was to show by itself waits again. */
export async function saveDraft(
  context: BackendContext,
  { kind, id }: { readonly kind: EditedKind; readonly id: number | undefined },
  { revision, live, is_active, body: written }: Save,
  editor: Editor,
): Promise<Draft> {
  const body = await readBody(DRAFT_BODIES, kind, written);
  return context.db.transaction().execute(async (trx) => {
    const number = id ?? (await takeNumber(trx, kind));
    const draft = await lockEntry(trx, kind, number);
    checkRevision(draft, revision);
    if (id !== undefined && !draft) await checkLive(trx, { kind, id }, live);
    return putDraft(trx, {
      kind,
      id: number,
      is_active,
      body: JSON.stringify(body),
      publish_at: null,
      updated_at: context.clock.now(),
      updated_by: editor.id,
    });
  });
}

async function checkWhole(trx: Trx, kind: EditedKind, body: object): Promise<EditedBody> {
  const whole = await readBody(WHOLE_BODIES, kind, body);
  if ('category' in whole && !(await isBlogCategory(trx, whole.category))) {
    throw badRequest('Choose a category.', { 'body.category': 'Choose a category.' });
  }
  return whole;
}

const areaOf = (kind: EditedKind) => (kind === 'post' ? 'post' : 'content');
const subjectOf = ({ kind, id }: Place) => `${kind}/${id}`;

async function show(context: BackendContext, trx: Trx, draft: Draft, editor: Editor): Promise<void> {
  const { kind, id, is_active } = draft;
  const body = await checkWhole(trx, kind, draft.body);
  const before = await findLive(trx, kind, id);
  const taken = before ? [] : (await searchLive(trx, kind)).map(({ slug }) => slug);
  const after: Live = { slug: before?.slug ?? newSlug(kind, id, body, taken), is_active, body };
  await writeLive(trx, kind, id, after, context.clock.now());
  await dropDraft(trx, kind, id);
  await recordChange(context, trx, editor, {
    area: areaOf(kind),
    subject: subjectOf(draft),
    action: 'published',
    title: titleOf(kind, body).en,
    before: before ? { ...before } : null,
    after: { ...after },
  });
}

/** Shows a draft to guests at once, or at an instant to come. */
export async function publishDraft(
  context: BackendContext,
  { kind, id }: Place,
  { revision, publish_at: publishAt }: { readonly revision: number; readonly publish_at: string | null },
  editor: Editor,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const draft = getDraft(await lockEntry(trx, kind, id), revision);
    const at = publishAt === null ? undefined : new Date(publishAt);
    const now = context.clock.now();
    if (!at || at <= now) return show(context, trx, draft, editor);
    await checkWhole(trx, kind, draft.body);
    const scheduled = await putDraft(trx, {
      ...draft,
      body: JSON.stringify(draft.body),
      publish_at: at,
      updated_at: now,
      updated_by: editor.id,
    });
    const startAfterSeconds = (at.getTime() - now.getTime()) / 1000;
    await context.jobs.enqueue(trx, PUBLISH_JOB, { kind, id, revision: scheduled.revision }, { startAfterSeconds });
  });
}

/** What was to show by now, unless somebody has changed it since. */
export async function publishDue(
  context: BackendContext,
  { kind, id, revision }: Place & { revision: number },
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const draft = await lockEntry(trx, kind, id);
    const isDue = draft?.publish_at && draft.publish_at <= context.clock.now();
    if (isDue && draft.revision === revision) {
      await show(context, trx, draft, { id: draft.updated_by });
    }
  });
}

export async function publishAllDue(context: BackendContext): Promise<void> {
  for (const draft of await searchDue(context.db, context.clock.now())) await publishDue(context, draft);
}

export async function discardDraft(context: BackendContext, { kind, id }: Place, revision: number): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    getDraft(await lockEntry(trx, kind, id), revision);
    await dropDraft(trx, kind, id);
  });
}

const sameLive = (left: unknown, right: unknown) => JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));

/** The database keeps no order of names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => left.localeCompare(right))
      .map(([name, part]) => [name, sorted(part)]),
  );
}

/** Puts back what guests saw before; something that was new is hidden, and a product stands in its promotion again. */
export async function undoPublishing(
  context: BackendContext,
  trx: Trx,
  { subject, before, after }: { subject: string; before: object | null; after: object | null },
): Promise<void> {
  if (subject.startsWith(SLIDER_PRODUCT)) return undoSliderRemoval(trx, subject, before);
  const [kind, number] = subject.split('/') as [EditedKind, string];
  const id = Number(number);
  await lockEntry(trx, kind, id);
  if (!sameLive(await findLive(trx, kind, id), after)) {
    throw conflict('It has been changed since, so it cannot be put back.', 'AUDIT_STALE');
  }
  const live = (before ?? { ...after, is_active: false }) as Live;
  await writeLive(trx, kind, id, live, context.clock.now());
}
