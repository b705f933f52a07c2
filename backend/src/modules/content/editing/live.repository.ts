import type { EditedBody, EditedKind } from '@wisata/kernel/contracts/admin-content';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../app/schema.ts';
import type { EntryBodies } from '../tables.ts';
import { slugOf, titleOf, WAYS } from './edited-body.ts';

/** What guests are shown, in the editor's words. */
export interface Live {
  readonly slug: string;
  readonly is_active: boolean;
  readonly body: EditedBody;
}

interface NumberedLive extends Live {
  readonly id: number;
}

async function searchPosts(db: Db): Promise<NumberedLive[]> {
  const rows = await db
    .selectFrom('blog_posts')
    .select(['id', 'slug', 'is_active', 'category', 'body'])
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ body, category, ...rest }) => ({
    ...rest,
    body: WAYS.post.edit({ ...body, category }),
  }));
}

export async function searchLive(db: Db, kind: EditedKind): Promise<NumberedLive[]> {
  if (kind === 'post') return searchPosts(db);
  const rows = await db
    .selectFrom('content_entries')
    .select(['id', 'slug', 'is_active', 'body'])
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
  const edit = WAYS[kind].edit as (stored: unknown) => EditedBody;
  return rows.map(({ body, ...rest }) => ({ ...rest, body: edit(body) }));
}

export async function findLive(db: Db, kind: EditedKind, id: number): Promise<Live | undefined> {
  const found = (await searchLive(db, kind)).find((live) => live.id === id);
  return found && { slug: found.slug, is_active: found.is_active, body: found.body };
}

/** Pictures that the site shows somewhere: an editor chooses among them. */
export async function searchPictures(db: Db): Promise<string[]> {
  const { rows } = await sql<{ uri: string }>`
    select distinct uri from (
      select body->'image'->>'uri' as uri from content_entries union all select body->'image'->>'uri' from blog_posts
    ) as pictures where uri like '/media/%' order by uri`.execute(db);
  return rows.map(({ uri }) => uri);
}

/** Words of an address that lead elsewhere. */
const RESERVED = ['category', 'tag', 'checkout', 'detail'];

/** The address of something new: its English title, made different from those that there are. */
export function newSlug(kind: EditedKind, id: number, body: EditedBody, taken: readonly string[]): string {
  const slug = slugOf(titleOf(kind, body).en).slice(0, 80) || `${kind}-${id}`;
  return taken.includes(slug) || RESERVED.includes(slug) ? `${slug}-${id}` : slug;
}

async function writePost(trx: Trx, id: number, { slug, is_active, body }: Live, at: Date): Promise<void> {
  const { category, ...stored } = WAYS.post.store(body as Extract<EditedBody, { readonly tagNames: unknown }>);
  const row = {
    slug,
    category,
    is_active,
    tags: stored.tagNames.map(slugOf),
    body: JSON.stringify(stored),
    edited_at: at,
  };
  await trx
    .insertInto('blog_posts')
    .values({ ...row, id, created_at: at, position: id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Shows guests this from now on; releases leave it alone. */
export async function writeLive(trx: Trx, kind: EditedKind, id: number, live: Live, at: Date): Promise<void> {
  if (kind === 'post') return writePost(trx, id, live, at);
  const store = WAYS[kind].store as (edited: EditedBody) => EntryBodies[Exclude<EditedKind, 'post'>];
  const row = {
    slug: live.slug,
    is_active: live.is_active,
    body: JSON.stringify(store(live.body)),
    edited_at: at,
  };
  await trx
    .insertInto('content_entries')
    // What is new stands first: it is why somebody wrote it.
    .values({ ...row, kind, id, position: -id })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(row))
    .execute();
}

/** Whether there is such a topic for posts. */
export async function isBlogCategory(db: Db, slug: string): Promise<boolean> {
  const row = await db.selectFrom('blog_categories').select('slug').where('slug', '=', slug).executeTakeFirst();
  return row !== undefined;
}
