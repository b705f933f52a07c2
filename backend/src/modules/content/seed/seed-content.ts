import { sql } from 'kysely';
import type { BackendContext } from '../../../app/context.ts';
import type { Trx } from '../../../app/schema.ts';
import { staysOf } from '../../bookings/index.ts';
import { productShowcase } from '../../category-product/index.ts';
import { slugOf } from '../editing/edited-body.ts';
import type { EntryBodies, EntryKind } from '../tables.ts';
import { CATEGORIES } from './categories.ts';
import { FAQ } from './faq.ts';
import { MENUS } from './menus.ts';
import { BANNERS, NOTICES, PARTNERS } from './notices.ts';
import { PAGES } from './pages.ts';
import { BLOG_CATEGORIES, POSTS } from './posts.ts';
import { SLIDERS } from './sliders.ts';

interface SeedEntry {
  readonly id: number;
  readonly slug: string;
}

/** Gives the numbers of those that were not there before. A text is replaced only where no editor could have changed it. */
async function putEntries<K extends EntryKind>(
  trx: Trx,
  kind: K,
  entries: readonly (SeedEntry & EntryBodies[K])[],
  replace: boolean,
): Promise<ReadonlySet<number>> {
  const rows = entries.map(({ id, slug, ...body }, index) => ({
    kind,
    id,
    slug,
    position: index + 1,
    body: JSON.stringify(body),
  }));
  const known = await trx.selectFrom('content_entries').select('id').where('kind', '=', kind).execute();
  const knownIds = new Set(known.map(({ id }) => id));
  await trx
    .insertInto('content_entries')
    .values(rows)
    .onConflict((conflict) =>
      replace
        ? conflict
            .columns(['kind', 'id'])
            .doUpdateSet((row) => ({
              slug: row.ref('excluded.slug'),
              position: row.ref('excluded.position'),
              body: row.ref('excluded.body'),
            }))
            .where('content_entries.edited_at', 'is', null)
        : conflict.columns(['kind', 'id']).doNothing(),
    )
    .execute();
  return new Set(entries.map(({ id }) => id).filter((id) => !knownIds.has(id)));
}

/** The product of a hotel, an activity or an extra, made when it is first wanted. */
async function ensureProduct(trx: Trx, context: BackendContext, productKey: string): Promise<number | undefined> {
  const known = await trx
    .selectFrom('content_products')
    .select('id')
    .where('product_key', '=', productKey)
    .executeTakeFirst();
  if (known) return known.id;
  const stay = staysOf(context).findStay(productKey, 'en');
  const slug = stay ? slugOf(`${stay.name} ${stay.cityName}`) : productShowcase.find(productKey, 'en')?.slug;
  if (slug === undefined) return undefined;
  const taken = await trx.selectFrom('content_products').select('id').where('slug', '=', slug).executeTakeFirst();
  const { id } = await trx
    .insertInto('content_products')
    .values({ slug: taken ? `${slug}-${productKey.slice(-3)}` : slug, product_key: productKey })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Collection = (typeof CATEGORIES | typeof SLIDERS)[number];

async function fillCollection(trx: Trx, context: BackendContext, kind: 'category' | 'slider', collection: Collection) {
  const { stays: wanted, count = 8, products = [] } = collection;
  const stays = wanted ? staysOf(context).searchKeys(wanted, count) : [];
  for (const [index, key] of [...stays, ...products].entries()) {
    const productId = await ensureProduct(trx, context, key);
    if (productId === undefined) continue;
    await trx
      .insertInto('content_listed_products')
      .values({ kind, list_id: collection.id, product_id: productId, position: index + 1 })
      .execute();
  }
}

function bareCollections<C extends Collection>(collections: readonly C[]) {
  return collections.map(({ stays: _stays, count: _count, products: _products, ...entry }) => entry);
}

async function putPosts(trx: Trx): Promise<void> {
  await trx
    .insertInto('blog_categories')
    .values(BLOG_CATEGORIES.map(({ slug, name }, index) => ({ slug, name: JSON.stringify(name), position: index + 1 })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  const rows = POSTS.map(({ slug, category, tags, date, ...body }, index) => ({
    id: index + 1,
    slug,
    category,
    position: index + 1,
    tags: tags.map(slugOf),
    created_at: new Date(`${date}T02:00:00Z`),
    body: JSON.stringify({ ...body, tagNames: tags }),
  }));
  await trx
    .insertInto('blog_posts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({
          slug: row.ref('excluded.slug'),
          tags: row.ref('excluded.tags'),
          body: row.ref('excluded.body'),
        }))
        .where('blog_posts.edited_at', 'is', null),
    )
    .execute();
}

/** Everything that the menus lead to. Safe at every start: what an admin took out of a collection stays out. */
export async function seedContent(context: BackendContext): Promise<void> {
  const replace = context.config.demoData;
  await context.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('content seed'))`.execute(trx);
    await putEntries(trx, 'menu', MENUS, replace);
    await putEntries(trx, 'page', PAGES, replace);
    await putEntries(trx, 'faq', FAQ, replace);
    await putEntries(trx, 'notice', NOTICES, replace);
    await putEntries(trx, 'banner', BANNERS, replace);
    await putEntries(trx, 'partner', PARTNERS, replace);
    const newCategories = await putEntries(trx, 'category', bareCollections(CATEGORIES), replace);
    const newSliders = await putEntries(trx, 'slider', bareCollections(SLIDERS), replace);
    for (const category of CATEGORIES) {
      if (newCategories.has(category.id)) await fillCollection(trx, context, 'category', category);
    }
    for (const slider of SLIDERS) {
      if (newSliders.has(slider.id)) await fillCollection(trx, context, 'slider', slider);
    }
    // In one order, so that pages keep their numbers.
    for (const id of productShowcase.searchIds({})) await ensureProduct(trx, context, id);
    await putPosts(trx);
  });
}
